import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { pageText, showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { MemberFavourites } from './member-favourites.tsx'
import { toggleEveryMs } from './favourites.ts'
import { useFavourite } from './use-favourite.ts'

const paths = {
  list: '/wps/relay/MCSFE_getFavoriteGames',
  add: '/wps/relay/MCSFE_addFavoriteGameV2',
  remove: '/wps/relay/MCSFE_removeFavoriteGameV2',
}
const game = { nodeId: 1001, vassalage: 'TRV', gameType: 'RNG' }

const Heart = () => {
  const { isOffered, isMarked, toggle } = useFavourite(game)
  if (!isOffered) return <p>no hearts</p>
  return (
    <button type="button" aria-pressed={isMarked} onClick={toggle}>
      heart
    </button>
  )
}
const show = (answers: Parameters<typeof showToMember>[1] = {}, isOffered = true) =>
  showToMember(
    <>
      <MemberFavourites />
      <Heart />
    </>,
    { [paths.list]: () => value(['1002']), [paths.add]: () => value(null), ...answers },
    { modules: { GAMELOFAV3: isOffered } },
  )
const heart = () => screen.getByRole('button', { name: 'heart' })
const isMarked = () => heart().getAttribute('aria-pressed') === 'true'

// Presses count at most once a second, in whichever test they come.
let now = performance.now()
beforeEach(() => {
  now += 10 * toggleEveryMs
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

test('FAV-2, FAV-4: a marked game is sent with its vendor and kind, and so is one that is not any more', async () => {
  const server = await show({ [paths.remove]: () => value(null) })
  fireEvent.click(heart())
  await waitFor(() => expect(server.to(paths.add)).toHaveLength(1))
  const body = { nodeId: 1001, vendor: 'TRV', gameType: 'RNG' }
  expect(server.to(paths.add)[0]).toMatchObject({ method: 'POST', body })
  expect(isMarked()).toBe(true)
  now += toggleEveryMs
  fireEvent.click(heart())
  await waitFor(() => expect(server.to(paths.remove)).toHaveLength(1))
  expect(server.to(paths.remove)[0]).toMatchObject({ method: 'DELETE', body })
  expect(isMarked()).toBe(false)
})

test('what the member marked on an earlier visit is marked', async () => {
  await show({ [paths.list]: () => value(['1001']) })
  await waitFor(() => expect(isMarked()).toBe(true))
})

test('a refusal is told in its words, and the heart is as it was', async () => {
  await show({ [paths.add]: () => refusal('favourite.too_many', { message: 'Já são muitos.' }) })
  fireEvent.click(heart())
  await waitFor(() => expect(pageText()).toContain('Já são muitos.'))
  expect(isMarked()).toBe(false)
})

test('a brand without favourites shows no heart and asks for none', async () => {
  const server = await show({}, false)
  expect(screen.getByText('no hearts')).toBeTruthy()
  expect(server.to(paths.list)).toEqual([])
})

test('ROLE-12: a guest who presses a heart is asked to log in, and nothing is sent', async () => {
  const server = await show()
  leaveSession()
  fireEvent.click(heart())
  await waitFor(() => expect(screen.getByTestId('popups').textContent).toBe('login'))
  expect(server.to(paths.add)).toEqual([])
})
