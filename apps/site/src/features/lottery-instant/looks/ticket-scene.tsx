import type { ReactNode } from 'react'
import type { CoatingInks } from '../paint-coating.ts'
import { KitesScene } from './kites-scene.tsx'
import { LighthouseScene } from './lighthouse-scene.tsx'
import { MarketScene } from './market-scene.tsx'

const looks: Readonly<
  Record<string, { readonly Scene: () => ReactNode; readonly inks: CoatingInks }>
> = {
  kites: {
    Scene: KitesScene,
    inks: {
      from: '#b9c8d3',
      to: '#e9f0f4',
      ink: 'rgb(22 64 92 / 0.28)',
      stamp: 'M12 2 20 11 12 20 4 11ZM11.4 20h1.2l-1 4h-.9Z',
    },
  },
  market: {
    Scene: MarketScene,
    inks: {
      from: '#d9b98a',
      to: '#f3e2c2',
      ink: 'rgb(122 31 43 / 0.3)',
      stamp: 'M12 5c5-3 10 1 9 8-1 6-5 9-9 9s-8-3-9-9c-1-7 4-11 9-8Zm-.6-4h1.8l-.6 4h-1Z',
    },
  },
  lighthouse: {
    Scene: LighthouseScene,
    inks: {
      from: '#a9bfe0',
      to: '#eaf1fb',
      ink: 'rgb(18 58 122 / 0.3)',
      stamp: 'M3 12c3-5 7-5 9 0 2-5 6-5 9 0-3-2-7-1-9 4-2-5-6-6-9-4Z',
    },
  },
}

const lookOf = (look: string) => looks[look] ?? looks['kites']

export const coatingInks = (look: string): CoatingInks =>
  lookOf(look)?.inks ?? { from: '#bbb', to: '#eee', ink: '#888', stamp: '' }

/** The picture at the top of a ticket. Decorative. */
export const TicketScene = ({ look }: { readonly look: string }) => {
  const Scene = lookOf(look)?.Scene
  return Scene ? <Scene /> : null
}
