/** SITE_ORIGIN and CONTACT_URL are set at build time (vite.config.ts). */
const { origin, host } = new URL(process.env.SITE_ORIGIN ?? '', 'https://pattal.example')

export const site = {
  name: 'Pattal',
  origin,
  host,
  celebrates: 'Celebrating the best of Indian cuisine across the United States.',
  copyright: '© 2025 Pattal. All rights reserved.',
  email: 'hello@pattal.example',
  /** Without it, the contact form simulates sending. */
  contactUrl: process.env.CONTACT_URL ?? '',
  phone: '+1 (212) 555-0142',
  location: 'New York, NY, United States',
  responseTime: '24-48 hours',
  claims: { restaurants: '48+', states: '15+', readers: '50K+' },
} as const

export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/restaurants', label: 'Best Indian Restaurants in the USA' },
  { to: '/about', label: 'About' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
] as const
