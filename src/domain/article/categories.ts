export const categories = [
  'Trends',
  'Fine Dining',
  'Behind the Scenes',
  'Education',
  'Vegetarian',
  'Techniques',
] as const
