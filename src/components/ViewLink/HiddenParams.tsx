import {
  paramsOf,
  type ListDefinition,
  type ListSearch,
} from '#src/domain/finding/list-definition.ts'

export interface HiddenParamsProps<Item, Search extends ListSearch> {
  list: ListDefinition<Item, Search>
  search: Search
}

export function HiddenParams<Item, Search extends ListSearch>({
  list,
  search,
}: HiddenParamsProps<Item, Search>) {
  return Object.entries(paramsOf(list.filters, search)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
