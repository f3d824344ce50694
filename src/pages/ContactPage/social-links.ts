/** Our accounts. A deleted one shows no link. */
export const socialLinks = [
  { name: 'Instagram', href: 'https://www.instagram.com/pattal' },
  { name: 'Twitter', href: 'https://twitter.com/pattal' },
  { name: 'Facebook', href: 'https://www.facebook.com/pattal' },
]
