/**
 * Other names of places, each with the place that the list has for it: a city with its state, several
 * cities of a state, or a whole state. 'Near' begins a city that has no entry, though its area has one.
 */
export const usPlaces: Readonly<Record<string, string>> = {
  'New York City': 'New York',
  NYC: 'New York',
  Manhattan: 'New York, NY',
  'Near Brooklyn': 'New York, NY',
  'Near Long Island': 'Queens, NY',
  SF: 'San Francisco, CA',
  'Bay Area': 'San Francisco, Palo Alto and Berkeley, CA',
  'Silicon Valley': 'Palo Alto, CA',
  'L.A.': 'Los Angeles, CA',
  'Orange County': 'Fullerton, CA',
  Vegas: 'Las Vegas, NV',
  Philly: 'Philadelphia, PA',
  NOLA: 'New Orleans, LA',
  'Near Atlanta': 'Decatur, GA',
  'Near Baltimore': 'Fulton, MD',
  'Near Boston': 'Cambridge, MA',
  'Near Denver': 'Golden, CO',
  'Near Detroit': 'Canton, MI',
  'Near Phoenix': 'Scottsdale, AZ',
  'Near Salt Lake City': 'South Jordan, UT',
  'Near Salt Lake': 'South Jordan, UT',
  'Near Seattle': 'Kirkland, WA',
  'Near St. Louis': 'University City, MO',
}
