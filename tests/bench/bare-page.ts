import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'

const css =
  'body{font:16px/1.5 system-ui;margin:0 auto;max-width:80rem;padding:1rem}img{max-width:100%;height:auto}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr));gap:1.5rem}main>:not(article){grid-column:1/-1}article p{margin:.25rem 0}[hidden]{display:none}'
const script = `const box=document.querySelector('input'),n=document.querySelector('output'),all=[...document.querySelectorAll('article')].map(e=>[e,e.textContent.toLowerCase()]);box.addEventListener('input',()=>{const q=box.value.trim().toLowerCase();let k=0;for(const[e,t]of all){const hit=t.includes(q);if(hit)k++;if(e.hidden===hit)e.hidden=!hit}n.textContent=k+' found'})`

function readWords(): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const copy = (image: Element) => {
    const bare = document.createElement('img')
    for (const name of ['src', 'srcset', 'sizes', 'width', 'height', 'loading', 'alt']) {
      bare.setAttribute(name, image.getAttribute(name) ?? '')
    }
    return bare.outerHTML
  }
  // A longer <article> is a page, not a card.
  const isCard = (part: HTMLElement) => part.matches('article') && part.innerText.length < 1200
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main :is(article,h1,h2,h3,p,dl,img)'),
  ].filter((part) => isCard(part) || !part.matches('article'))
  return parts
    .filter((part) => !parts.some((other) => other !== part && other.contains(part)))
    .map((part) => {
      const lines = part.innerText.split('\n').filter((line) => line.trim() !== '')
      const images = [part, ...part.querySelectorAll('img')].filter((e) => e.matches('img'))
      const words = lines.map((line, index) =>
        part.matches('h1,h2,h3') || (isCard(part) && index === 0)
          ? `<h2><a href="#">${escape(line)}</a></h2>`
          : `<p>${escape(line)}</p>`,
      )
      const body = [...images.map(copy), ...words].join('')
      return isCard(part) ? `<article>${body}</article>` : body
    })
    .join('')
}

/** Serves the words and pictures of each page with system fonts, 1 kB of CSS and a small script. */
export async function serveBarePages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Server> {
  // So tall that every card is laid out: `innerText` leaves out what `content-visibility` skips.
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 20_000 },
  })
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    await page.goto(origin + path)
    const words = await page.evaluate(readWords)
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>${css}</style></head><body><p><input type="search" aria-label="Search"> <output></output></p><main>${words}</main><script>${script}</script></body></html>`
    pages.set(path, brotliCompressSync(html))
  }
  await page.close()
  const server = createServer(async (request, response) => {
    const html = pages.get(request.url ?? '')
    if (html) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      })
      response.end(html)
      return
    }
    const file = await fetch(origin + request.url)
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await file.arrayBuffer()))
  })
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}
