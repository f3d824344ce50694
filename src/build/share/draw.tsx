import type { CSSProperties, ReactNode } from 'react'
import { shareImageSize } from '#src/seo/head.ts'
import type { ShareCard } from './cards.ts'

interface ShareArt {
  /** With data URLs, and the place of the plate: 0 is the left edge, 1 the right one. */
  pictures: readonly { name: string; src: string; center: number }[]
  /** SVG */
  rankPlate: string
  wordmark: string
}

const bean = '#2a1320'
const bone = '#fcf0dc'
const turmeric = '#f2b22e'

/** Colors of styles/_palette.scss. */
export const shareColors = {
  turmeric: { ground: turmeric, ink: bean, label: '#4a2a2c' },
  indigo: { ground: '#25335a', ink: bone, label: turmeric },
  terracotta: { ground: '#a04022', ink: bone, label: bone },
  aubergine: { ground: '#38162a', ink: bone, label: turmeric },
  teal: { ground: '#1f4a46', ink: bone, label: turmeric },
  straw: { ground: '#ad9f72', ink: bean, label: bean },
  clay: { ground: '#73341b', ink: bone, label: turmeric },
}

const margin = 64
const plateSize = 600

const plateBox: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'absolute',
  top: (shareImageSize.height - plateSize) / 2,
  right: -110,
  width: plateSize,
  height: plateSize,
}
const column = { display: 'flex', flexDirection: 'column' } as const
/** Left of the plate. */
const textWidth = 610
const below = { ...column, width: textWidth, marginTop: 30, fontSize: 36, lineHeight: 1.2 }
const serif = { fontFamily: 'Eczar, Eczar Extended', letterSpacing: '-0.022em', lineHeight: 1 }

/** Satori knows flex boxes only: every box needs `display: flex`. */
export function drawCard(
  { ground: color = 'turmeric', label, title, lines = [], plate }: ShareCard,
  { pictures, rankPlate, wordmark }: ShareArt,
): ReactNode {
  const { ground, ink, label: labelColor } = shareColors[color]
  const fontSize = fitTitle(title, lines.length)
  const picture = pictures.find(({ name }) => name === plate)
  return (
    <div
      style={{
        ...column,
        ...shareImageSize,
        boxSizing: 'border-box',
        padding: `${margin}px ${margin}px ${margin - 8}px`,
        background: ground,
        color: ink,
        fontFamily: 'Anek Latin, Anek Latin Extended',
      }}
    >
      {typeof plate === 'string' ? (
        <img
          src={picture?.src}
          alt=""
          style={{
            ...plateBox,
            borderRadius: '50%',
            objectFit: 'cover',
            objectPosition: `${(picture?.center ?? 0.5) * 100}% 50%`,
          }}
        />
      ) : (
        <div
          style={{
            ...plateBox,
            ...serif,
            paddingRight: 30,
            backgroundImage: `url(${svgUrl(
              rankPlate
                .replace(/fill="#[^"]+"/, `fill="${ink}"`)
                .replace(/stroke="#[^"]+"/, `stroke="${ground}"`),
            )})`,
            backgroundSize: '100% 100%',
            color: ground,
            fontSize: plateSize * (plate < 10 ? 0.52 : 0.38),
            fontWeight: 700,
          }}
        >
          {plate}
        </div>
      )}
      {label !== undefined && (
        <div
          style={{
            color: labelColor,
            fontSize: 26,
            fontWeight: 600,
            letterSpacing: '0.045em',
            textTransform: 'uppercase',
            marginBottom: 18,
          }}
        >
          {label}
        </div>
      )}
      <div style={{ ...serif, width: textWidth, fontSize, fontWeight: 600, textWrap: 'balance' }}>
        {title}
      </div>
      <div style={{ ...below, color: labelColor }}>
        {lines.map((line) => (
          <div key={line} style={{ display: 'block', lineClamp: 1 }}>
            {line}
          </div>
        ))}
      </div>
      <img
        src={svgUrl(wordmark.replace(/(?<=<style>).*(?=<\/style>)/, `svg{color:${ink}}`))}
        alt=""
        width={187}
        height={54}
        style={{ marginTop: 'auto' }}
      />
    </div>
  )
}

const svgUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

function fitTitle(title: string, lineCount: number): number {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length))
  // A third line below takes the room of a line of the title: some 17 letters.
  const length = title.length + (lineCount > 2 ? 17 : 0)
  const size = length > 60 ? 66 : length > 34 || longestWord > 11 ? 78 : 96
  // A letter is 0.55 of the size wide.
  return Math.min(size, textWidth / 0.55 / longestWord)
}
