import {
  paramsOf,
  type ListDefinition,
  type ListSearch,
} from '#src/domain/finding/list-definition.ts'

/** A form sends the other params of its view with its own. */
export function HiddenParams<Item>({
  list,
  search,
}: {
  list: ListDefinition<Item>
  search: ListSearch
}) {
  return Object.entries(paramsOf(list, search)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
