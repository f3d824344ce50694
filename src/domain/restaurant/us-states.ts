import usStates from './us-states.json' with { type: 'json' }

export { usStates }

export type StateCode = keyof typeof usStates

export const stateCodes = Object.keys(usStates) as StateCode[]

/** 'Texas', 'Washington, D.C.' */
export const nameState = (state: StateCode | 'All') =>
  state === 'All' ? 'All states' : state === 'DC' ? 'Washington, D.C.' : usStates[state]

/** 'in Texas', 'in Washington, D.C.' */
export const phraseOfState = (state: StateCode | 'All') => `in ${nameState(state)}`

/** Reads 'ny', 'New York', 'new-york', 'D.C.', 'Washington, DC'. */
export function readState(text: string): StateCode | undefined {
  const name = text
    .toLowerCase()
    .replaceAll(/[.,]/g, '')
    .replaceAll(/[\s_+-]+/g, ' ')
    .replace('washington dc', 'dc')
  return stateCodes.find((code) => [code, usStates[code]].some((one) => one.toLowerCase() === name))
}
