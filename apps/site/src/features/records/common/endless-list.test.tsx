import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Pages } from '../../../core/lists/pages.ts'
import { showToMember } from '../../../testing/show-to-member.tsx'
import { EndlessList } from './endless-list.tsx'

let reachEnd: () => void
class Sight {
  constructor(noted: (entries: { isIntersecting: boolean }[]) => void) {
    reachEnd = () => noted([{ isIntersecting: true }])
  }
  readonly observe = () => undefined
  readonly disconnect = () => undefined
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Sight))

type Row = { readonly id: string; readonly at: string }
const rows: readonly Row[] = [
  { id: 'a', at: '2026-11-21T15:00:00.000Z' },
  { id: 'b', at: '2026-11-21T12:00:00.000Z' },
  { id: 'c', at: '2026-11-20T12:00:00.000Z' },
]

const show = async (change: Partial<Pages> = {}, shown = rows) => {
  const fetchNextPage = vi.fn<() => void>()
  const pages = {
    data: {},
    isError: false,
    isFetching: false,
    isFetchingNextPage: false,
    hasNextPage: true,
    fetchNextPage,
    refetch: () => undefined,
    ...change,
  }
  await showToMember(
    <EndlessList
      pages={pages}
      rows={shown}
      atOf={({ at }) => at}
      render={({ id }) => <li key={id}>{id}</li>}
      empty={{ drawing: 'hourglass-done', text: 'Nenhuma rodada.', action: null }}
    />,
  )
  await screen.findAllByRole('heading')
  return { fetchNextPage }
}

test('rows are grouped by day, in their order', async () => {
  await show()
  const days = [...document.querySelectorAll('section')].map((day) => [
    day.querySelector('h3')?.textContent,
    [...day.querySelectorAll('li')].map(({ textContent }) => textContent),
  ])
  expect(days).toEqual([
    ['sábado, 21 de novembro', ['a', 'b']],
    ['sexta-feira, 20 de novembro', ['c']],
  ])
})

test('near the end the next rows are fetched', async () => {
  const { fetchNextPage } = await show()
  expect(fetchNextPage).not.toHaveBeenCalled()
  act(() => reachEnd())
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

test.each([
  ['while they are on their way', { isFetchingNextPage: true }],
  ['after a failure, which only the button repeats', { isError: true }],
  ['after the last of them', { hasNextPage: false }],
])('near the end nothing is fetched %s', async (_, change) => {
  const { fetchNextPage } = await show(change)
  act(() => reachEnd())
  expect(fetchNextPage).not.toHaveBeenCalled()
})

test('the end of the list says so and has no button', async () => {
  await show({ hasNextPage: false })
  expect(screen.getByText('Isso é tudo deste período.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('with more to come there is a button, and the end is not claimed', async () => {
  const { fetchNextPage } = await show()
  expect(screen.queryByText('Isso é tudo deste período.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

test('an empty period says so in the words of the page', async () => {
  await show({}, [])
  expect(screen.getByText('Nada aqui neste período')).toBeTruthy()
  expect(screen.getByText('Nenhuma rodada.')).toBeTruthy()
})
