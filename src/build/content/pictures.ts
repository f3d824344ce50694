import { existsSync } from 'node:fs'
import path from 'node:path'
import { pictureListSchema, type PictureEntry } from '#src/domain/picture/picture-schema.ts'
import { ContentError } from './content-error.ts'
import { describeDuplicates } from './duplicates.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'

const folder = 'src/pictures'
const formats = 'w=480;800;1200;1600&format=avif;jpeg&as=picture'

export function readPictures(source: YamlSource, root: string): PictureEntry[] {
  const { data, place } = readYaml(source, pictureListSchema)
  const entries = data.map((entry, index) => ({
    ...entry,
    name: path.parse(entry.file).name,
    place: place([index, 'file']),
  }))
  const problems = [
    ...describeDuplicates(
      'file',
      entries.map((entry) => ({ value: entry.name, place: entry.place })),
    ),
    ...entries
      .filter(({ file }) => !existsSync(path.join(root, folder, file)))
      .map(
        (entry) =>
          `${entry.place}, field file: expected a file of ${folder}, found '${entry.file}'`,
      ),
  ]
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
  return entries.map(({ place: _place, ...entry }) => entry)
}

export function writePicturesModule(pictures: readonly PictureEntry[]): string {
  const imports = pictures.map(
    ({ file }, index) => `import source${index} from '/${folder}/${file}?${formats}'`,
  )
  const entries = pictures.map(
    ({ name, ground, alt }, index) =>
      `${JSON.stringify(name)}: { source: source${index}, ${JSON.stringify({ ground, alt }).slice(1)}`,
  )
  return `${imports.join('\n')}\nexport const pictures = { ${entries.join(', ')} }`
}
