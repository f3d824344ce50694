import { listSchema, type ListFacts } from '#src/domain/directory/schema.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'

/** What holds for the list as a whole, validated. Throws a ContentError. */
export function readListFacts(source: YamlSource): ListFacts {
  return readYaml(source, listSchema).data
}
