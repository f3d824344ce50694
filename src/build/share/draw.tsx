import type { CSSProperties, ReactNode } from 'react'
import { shareImageSize } from '#src/seo/share-image-file.ts'
import type { ShareArt } from './art.ts'
import type { ShareCard } from './cards.ts'
import { shareColors } from './colors.ts'

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

/** Lays out a share image for Satori, which knows flex boxes only: every box needs `display: flex`. */
export function drawCard(
  { ground, label, title, lines = [], plate }: ShareCard,
  art: ShareArt,
): ReactNode {
  const inks = shareColors[ground]
  const column = { display: 'flex', flexDirection: 'column' } as const
  const serif = {
    fontFamily: 'Eczar',
    letterSpacing: '-0.022em',
    lineHeight: 1,
  }
  return (
    <div
      style={{
        display: 'flex',
        boxSizing: 'border-box',
        ...shareImageSize,
        padding: `${margin}px ${margin}px ${margin - 8}px`,
        background: inks.ground,
        color: inks.ink,
        fontFamily: 'Anek Latin',
      }}
    >
      {typeof plate === 'string' ? (
        <img src={art.picture(plate)} alt="" style={{ ...plateBox, borderRadius: '50%' }} />
      ) : (
        <div
          style={{
            ...plateBox,
            ...serif,
            paddingRight: 30,
            backgroundImage: `url(${art.rankPlate(inks.ink, inks.ground)})`,
            backgroundSize: '100% 100%',
            color: inks.ground,
            fontSize: plateSize * (plate < 10 ? 0.52 : 0.38),
            fontWeight: 700,
          }}
        >
          {plate}
        </div>
      )}
      <div style={{ ...column, width: 610 }}>
        {label !== undefined && (
          <div
            style={{
              color: inks.label,
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
        <div style={{ ...serif, fontSize: fitTitle(title), fontWeight: 600 }}>{title}</div>
        <div
          style={{
            ...column,
            marginTop: 30,
            color: inks.label,
            fontSize: 36,
            lineHeight: 1.2,
          }}
        >
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', marginTop: 'auto' }}>
          <img src={art.mark(inks.ink, inks.ground)} width={54} height={54} alt="" />
          <div
            style={{
              ...serif,
              fontSize: 44,
              fontWeight: 700,
              margin: '6px 0 0 13px',
            }}
          >
            Pattal
          </div>
        </div>
      </div>
    </div>
  )
}

function fitTitle(title: string): number {
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length))
  if (title.length > 60) {
    return 66
  }
  return title.length > 34 || longestWord > 11 ? 78 : 96
}
