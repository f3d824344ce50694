import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPictures, writePicturesModule } from '#src/build/content/pictures.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const file = 'src/content/pictures.yaml'

/** A folder of the project that has these pictures. */
function makeRoot(files: readonly string[]): string {
  const root = makeFolder()
  mkdirSync(path.join(root, 'src/pictures'), { recursive: true })
  for (const name of files) {
    writeFileSync(path.join(root, 'src/pictures', name), '')
  }
  return root
}

const describePicture = (name: string) =>
  `- file: ${name}\n  alt: A clay oven\n  ground: clay\n  center: 0.4\n`

test('articles name a picture by its file without the ending', () => {
  const root = makeRoot(['clay-oven.jpg'])
  expect(readPictures({ file, text: describePicture('clay-oven.jpg') }, root)).toEqual([
    { name: 'clay-oven', file: 'clay-oven.jpg', alt: 'A clay oven', ground: 'clay', center: 0.4 },
  ])
})

test('a file that is not there is named with its line', () => {
  const text = describePicture('clay-oven.jpg') + describePicture('copper-pot.jpg')
  expect(() => readPictures({ file, text }, makeRoot(['clay-oven.jpg']))).toThrow(
    "src/content/pictures.yaml, line 5 (copper-pot.jpg), field file: expected a file of src/pictures, found 'copper-pot.jpg'",
  )
})

test('two files of one name would be one picture', () => {
  const text = describePicture('clay-oven.jpg') + describePicture('clay-oven.png')
  expect(() => readPictures({ file, text }, makeRoot(['clay-oven.jpg', 'clay-oven.png']))).toThrow(
    "line 5 (clay-oven.png), field file: expected a unique value, found 'clay-oven'",
  )
})

test.each([
  [
    'file: clay-oven.jpg',
    'file: ../oven.jpg',
    "field file: expected a name such as spices.jpg, found '../oven.jpg'",
  ],
  [
    'ground: clay',
    'ground: pink',
    "field ground: expected one of indigo, terracotta, aubergine, teal, straw, clay, found 'pink'",
  ],
  ['center: 0.4', 'center: 40', 'field center: expected at most 1, found 40'],
  ['alt: A clay oven', 'alt: ""', "field alt: expected at least 1 character, found ''"],
])('%s may not be %s', (right, wrong, sentence) => {
  const text = describePicture('clay-oven.jpg').replace(right, wrong)
  expect(() => readPictures({ file, text }, makeRoot(['clay-oven.jpg']))).toThrow(sentence)
})

test('the module of pictures has a source for each', () => {
  const root = makeRoot(['clay-oven.jpg'])
  const pictures = readPictures({ file, text: describePicture('clay-oven.jpg') }, root)
  expect(writePicturesModule(pictures)).toBe(
    `import source0 from '/src/pictures/clay-oven.jpg?w=480;800;1200;1600&format=avif;jpeg&as=picture'
export const pictures = { "clay-oven": { source: source0, "ground":"clay","alt":"A clay oven"} }`,
  )
})
