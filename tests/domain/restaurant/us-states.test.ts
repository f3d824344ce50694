import { expect, test } from 'vitest'
import { readState, stateCodes, usStates } from '#src/domain/restaurant/us-states.ts'

test('every state is read from its code and from its name, however they are joined', () => {
  for (const code of stateCodes) {
    const name = usStates[code]
    for (const text of [code.toLowerCase(), name, name.replaceAll(' ', '-'), name.toUpperCase()]) {
      expect(readState(text), text).toBe(code)
    }
  }
  for (const text of ['D.C.', 'washington dc', 'Washington, D.C.', 'washington-dc']) {
    expect(readState(text), text).toBe('DC')
  }
})
