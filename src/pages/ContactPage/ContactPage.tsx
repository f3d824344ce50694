import type { ReactNode } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { site } from '#src/site.ts'
import { ContactForm } from './ContactForm.tsx'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './ContactPage.module.scss'
import { Faq } from './Faq.tsx'

/** Our accounts. A deleted one shows no link. */
const socialLinks = [
  { name: 'Instagram', href: 'https://www.instagram.com/pattal' },
  { name: 'Twitter', href: 'https://twitter.com/pattal' },
  { name: 'Facebook', href: 'https://www.facebook.com/pattal' },
]

export function ContactPage({ questions }: typeof import('virtual:content/questions')) {
  return (
    <>
      <div className={styles.page}>
        <div>
          <h1>Get In Touch</h1>
          <p className={styles.lead}>
            Did we miss a restaurant, rank one too low or get a dish wrong? Write to us, and send
            your source if you have one.
          </p>
        </div>
        <ContactForm url={site.contactUrl} />
        <section className={styles.card} aria-labelledby="info">
          <h2 id="info">Contact information</h2>
          <dl>
            <Info label="Email">
              {/* Proxies hide mail addresses from robots. */}
              <a href={`mailto:${site.email}`} suppressHydrationWarning>
                {site.email}
              </a>
            </Info>
            <Info label="Phone">
              <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
            </Info>
            <Info label="Location">{site.location}</Info>
            <Info label="Response time">
              Within <span className={styles.whole}>{site.responseTime}</span>
            </Info>
          </dl>
          <ul className={styles.social} aria-label="Follow us">
            {socialLinks.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={styles.faq} aria-labelledby="faq">
        <h2 id="faq">Frequently asked questions</h2>
        <Faq questions={questions} />
      </section>
    </>
  )
}

function Info({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
