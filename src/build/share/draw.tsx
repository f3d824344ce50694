import type { ReactNode } from 'react'
import { shareImageSize } from '#src/seo/share-image-file.ts'
import { thali, type ShareCard } from './cards.ts'
import type { MapArt } from './map-art.ts'
import { palette, shareColors, type Inks } from './colors.ts'

/** Pictures as data URLs, by name, and the two shapes of the brand in given colors. */
export interface ShareArt {
  picture: (name: string) => string
  mark: (color: string, ground: string) => string
  rankPlate: (color: string, ground: string) => string
  map: (state: NonNullable<ShareCard['map']>) => MapArt
}

const serif = 'Eczar'
const margin = 64
const plateSize = 600
const thaliSize = 640

/** Lays out a share image for Satori, which knows flex boxes only: every box needs `display: flex`. */
export function drawCard(
  { ground, title, label, ranking, map, picture }: ShareCard,
  art: ShareArt,
): ReactNode {
  const inks = shareColors[ground]
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        ...shareImageSize,
        background: inks.ground,
        color: inks.ink,
        fontFamily: 'Anek Latin',
      }}
    >
      {map !== undefined && <ShareMap map={art.map(map)} />}
      {picture !== undefined && (
        <Plate src={art.picture(picture)} isCutOut={picture === thali.name} />
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          top: margin,
          bottom: margin - 8,
          left: margin,
          width: ranking ? 860 : 610,
        }}
      >
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
        <div
          style={{
            fontFamily: serif,
            fontSize: fitTitle(title, ranking !== undefined),
            fontWeight: 600,
            letterSpacing: '-0.022em',
            lineHeight: 1,
          }}
        >
          {title}
        </div>
        {ranking && <Ranking ranking={ranking} inks={inks} art={art} />}
        <Wordmark art={art} inks={inks} />
      </div>
    </div>
  )
}

/** The font size of a title: a longer one is smaller, so that it fits. */
function fitTitle(title: string, isRanking: boolean): number {
  const sizes: [longerThan: number, size: number][] = isRanking
    ? [
        [44, 68],
        [0, 80],
      ]
    : [
        [60, 66],
        [34, 78],
        [0, 96],
      ]
  return sizes.find(([longerThan]) => title.length > longerThan)?.[1] ?? 96
}

function Ranking({
  ranking,
  inks,
  art,
}: {
  ranking: NonNullable<ShareCard['ranking']>
  inks: Inks
  art: ShareArt
}) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 34 }}>
      {ranking.map(({ rank, name, place }) => (
        <div key={rank} style={{ display: 'flex', alignItems: 'center', marginBottom: 16 }}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              width: 62,
              height: 62,
              marginRight: 22,
              backgroundImage: `url(${art.rankPlate(inks.ink, inks.ground)})`,
              backgroundSize: '62px 62px',
              color: inks.ground,
              fontFamily: serif,
              fontSize: 28,
              fontWeight: 700,
            }}
          >
            {rank}
          </div>
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <div style={{ fontFamily: serif, fontSize: 36, fontWeight: 600, lineHeight: 1 }}>
              {name}
            </div>
            <div style={{ fontSize: 26, color: inks.label, lineHeight: 1.05 }}>{place}</div>
          </div>
        </div>
      ))}
    </div>
  )
}

function Wordmark({ art, inks }: { art: ShareArt; inks: Inks }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: 'auto' }}>
      <img
        src={art.mark(inks.ink, inks.ground)}
        width={54}
        height={54}
        alt=""
        style={{ marginRight: 13 }}
      />
      <div
        style={{
          fontFamily: serif,
          fontSize: 44,
          fontWeight: 700,
          letterSpacing: '-0.02em',
          lineHeight: 1,
          paddingTop: 6,
        }}
      >
        Pattal
      </div>
    </div>
  )
}

/** A round picture that runs off the right edge; a cut-out picture keeps its own shape. */
function Plate({ src, isCutOut }: { src: string; isCutOut: boolean }) {
  const size = isCutOut ? thaliSize : plateSize
  return (
    <img
      src={src}
      width={size}
      height={size}
      alt=""
      style={{
        position: 'absolute',
        top: (shareImageSize.height - size) / 2,
        right: isCutOut ? -150 : -110,
        borderRadius: isCutOut ? 0 : size / 2,
      }}
    />
  )
}

/** The map of a view: its land, and a mark with the best rank for each place. */
function ShareMap({ map: { land, marks } }: { map: MapArt }) {
  return (
    <>
      <img src={land} alt="" style={{ position: 'absolute', ...shareImageSize }} />
      {marks.map(({ text, x, y, radius, width }) => (
        <div
          key={`${x} ${y}`}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            position: 'absolute',
            left: x - width / 2,
            top: y - radius,
            width,
            height: 2 * radius,
            borderRadius: 2 * radius,
            border: `2px solid ${palette.turmeric}`,
            background: palette.bean,
            color: palette.turmeric,
            fontFamily: serif,
            fontSize: radius * 0.92,
            fontWeight: 700,
          }}
        >
          {text}
        </div>
      ))}
    </>
  )
}
