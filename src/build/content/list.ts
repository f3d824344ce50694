import { listSchema, type ListFacts } from '#src/domain/directory/list-facts.ts'
import { readYaml, type YamlSource } from './read-yaml.ts'

export function readListFacts(source: YamlSource): ListFacts {
  return readYaml(source, listSchema).data
}
