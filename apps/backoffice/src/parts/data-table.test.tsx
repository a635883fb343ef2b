import { act, cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataTable, type Column, type Paged } from './data-table.tsx'

type Row = { readonly id: string }

const columns: readonly Column<Row>[] = [{ key: 'id', heading: 'Id', cell: ({ id }) => id }]
const byView: Readonly<Record<string, readonly Row[]>> = {
  live: [{ id: 'live-1' }, { id: 'live-2' }],
  cost: [{ id: 'cost-1' }, { id: 'cost-2' }],
}

const ready: Paged = {
  isPending: false,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: async () => undefined,
}

/** What the page has been told to open, and the state of its list. */
const page = { opened: [] as string[], query: ready, draw: () => undefined as void }

const List = () => {
  const [params] = useSearchParams()
  const view = params.get('view') ?? 'live'
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={page.query.isPending ? [] : (byView[view] ?? [])}
      keyOf={({ id }) => id}
      query={page.query}
      openKey={page.opened.at(-1)}
      onOpen={(id) => void page.opened.push(id)}
    />
  )
}

let router: ReturnType<typeof createBrowserRouter>

beforeEach(async () => {
  history.replaceState(null, '', '/')
  page.opened = []
  page.query = ready
  router = createBrowserRouter([{ path: '*', element: createElement(List) }])
  await act(async () => void render(createElement(RouterProvider, { router })))
})
afterEach(() => {
  cleanup()
  router.dispose()
})

const press = (key: string): void => {
  dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
}

it('J opens the next row', async () => {
  await act(async () => press('j'))
  expect(page.opened).toEqual(['live-1'])
})

it('after the address has changed J waits for the rows of the next view', async () => {
  await act(async () => {
    // The address is the next view's at once; its rows are drawn a moment later.
    history.pushState(null, '', '/?view=cost')
    press('j')
    expect(page.opened).toEqual([])
    await router.navigate('/?view=cost', { replace: true })
  })
  expect(page.opened).toEqual(['cost-1'])
})

it('while the list is read J waits, and each press counts', async () => {
  page.query = { ...ready, isPending: true }
  await act(async () => router.navigate('/?view=cost'))
  await act(async () => {
    press('j')
    press('j')
  })
  expect(page.opened).toEqual([])
  page.query = ready
  await act(async () => router.navigate('/?view=cost&again=1'))
  expect(page.opened).toEqual(['cost-2'])
})

it('reads on where a page has no rows and another one follows, and then says that there are none', async () => {
  let reads = 0
  const redraw = (query: Partial<Paged>) => {
    page.query = { ...ready, ...query }
    return act(async () => router.navigate('/?view=none'))
  }
  await redraw({
    hasNextPage: true,
    fetchNextPage: async () => {
      reads += 1
    },
  })
  expect(reads).toBe(1)
  expect(document.body.textContent).not.toContain('list.empty')
  await redraw({ isFetchingNextPage: true, hasNextPage: true })
  await redraw({})
  expect(document.querySelector('p[role=status]')).not.toBeNull()
})
