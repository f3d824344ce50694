import {
  paramsOf,
  type ListDefinition,
  type ListSearch,
} from '#src/domain/finding/list-definition.ts'

export interface HiddenParamsProps<Item> {
  list: ListDefinition<Item>
  search: ListSearch
}

export function HiddenParams<Item>({ list, search }: HiddenParamsProps<Item>) {
  return Object.entries(paramsOf(list, search)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
