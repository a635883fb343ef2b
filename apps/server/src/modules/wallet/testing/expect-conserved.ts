import { expect } from 'vitest'
import type { Wallet } from '../module.ts'

type World = { readonly wallet: Pick<Wallet, 'proveConservation'> }

/** The books add up: nothing was created, lost or posted by halves. */
export const expectConserved = async ({ wallet }: World): Promise<void> => {
  expect((await wallet.proveConservation()).problems).toEqual([])
}

/** The same at the end of a file, whose world is closed even if they do not. */
export const closeConserved = async (
  world: World & { readonly close: () => Promise<unknown> },
): Promise<void> => {
  const { problems } = await world.wallet.proveConservation()
  await world.close()
  expect(problems).toEqual([])
}
