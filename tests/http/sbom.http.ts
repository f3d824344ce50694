import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serveSite } from './site.ts'

const site = serveSite()

interface Component {
  name: string
  version: string
  hashes?: { alg: string }[]
}

test('the build says what the site is made of, and tells it to no visitor', async () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const { metadata, components }: { metadata: object; components: Component[] } = JSON.parse(
    readFileSync('dist/sbom.cdx.json', 'utf8'),
  )
  expect(metadata).toMatchObject({ component: { name: 'pattal', type: 'application' } })
  for (const [name, version] of Object.entries(dependencies)) {
    const listed = components.filter((component) => component.name === name)
    expect(listed, name).toContainEqual(expect.objectContaining({ version }))
    expect(listed[0]?.hashes?.[0]?.alg, name).toBe('SHA-512')
  }
  expect(existsSync('dist/client/sbom.cdx.json')).toBe(false)
  expect((await site.ask('/sbom.cdx.json')).status).toBe(404)
})
