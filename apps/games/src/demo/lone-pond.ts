import type { PondPicture } from '../rgs/rgs-port.ts'

/** A pond with one player, who plays with play money. */
export const lonePond = (serverAt: string): PondPicture => ({
  serverAt,
  pond: 1,
  seat: 1,
  seats: [
    {
      seat: 1,
      name: 'DEMO',
      cannon: null,
      shot: null,
      tide: null,
      fish: null,
      shotCount: 0,
    },
  ],
  caught: [],
  bosses: [],
})
