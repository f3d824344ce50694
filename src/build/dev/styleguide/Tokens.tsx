import { useMemo } from 'react'
import styles from './StyleGuide.module.scss'

/** The color roles, read from the browser's style sheets: the page always shows those of _roles.scss. */
export function Colors() {
  const roles = useMemo(() => readRoles(), [])
  return (
    <ul className={styles.colors}>
      {roles.map((role) => (
        <li key={role}>
          <span style={{ background: `var(${role})` }} />
          <code>{role.slice(2)}</code>
        </li>
      ))}
    </ul>
  )
}

function readRoles(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => flatten([...cssRules]))
  const root = rules.find(
    (rule) => rule.selectorText === ':root' && rule.style.getPropertyValue('--paper') !== '',
  )
  return [...(root?.style ?? [])].filter(
    (name) => name.startsWith('--') && name !== '--picture-light',
  )
}

function flatten(rules: CSSRule[]): CSSStyleRule[] {
  return rules.flatMap((rule) =>
    rule instanceof CSSStyleRule
      ? [rule]
      : rule instanceof CSSLayerBlockRule
        ? flatten([...rule.cssRules])
        : [],
  )
}

const steps = [
  'mega',
  'title',
  'section',
  'card',
  'lead',
  'article',
  'body',
  'small',
  'label',
] as const

export function TypeSteps() {
  return (
    <dl className={styles.steps}>
      {steps.map((step) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd className={styles[step]}>Dal, dosa & 100 dhabas</dd>
        </div>
      ))}
    </dl>
  )
}

export function Spaces() {
  return (
    <ol className={styles.spaces}>
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index} />
      ))}
    </ol>
  )
}
