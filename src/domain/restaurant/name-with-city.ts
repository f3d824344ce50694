/** 'Chai Pani, Decatur', also of 'Chai Pani Decatur' */
export const nameWithCity = ({ name, city }: Record<'name' | 'city', string>) =>
  `${name}, ${city}`.replace(` ${city},`, ',')
