/**
 * Runs in the head, for what starts the app may itself not come: says that a script is missing, and
 * lets the styles know (styles/_media.scss), so that what needs one looks as it does without.
 */
export const missingScriptsScript =
  '{let m=()=>{let p=document.createElement("p");document.documentElement.dataset.scripts="missing";p.setAttribute("role","alert");p.textContent="A part of this page did not load. Reload it for the rest.";document.querySelector("main").prepend(p)};addEventListener("scripts-missing",m);addEventListener("error",({target:t})=>{if(t.dataset?.app)m()},true)}'
