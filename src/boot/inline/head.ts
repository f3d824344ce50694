import { keepEarlyClicks } from './early-clicks.ts'
import { holdServedView } from './held-view.ts'
import { reloadOnEarlyBack } from './early-back.ts'
import { reportMissingScripts } from './missing-scripts.ts'
import { showStoredTheme } from './theme.ts'

/**
 * The one inline script of the <head>. It runs before the first paint and before any file is there.
 * The build compiles it (build/bundle/inline-script.ts), and the policy names its hash.
 */
showStoredTheme()
holdServedView()
reloadOnEarlyBack()
keepEarlyClicks()
reportMissingScripts()
