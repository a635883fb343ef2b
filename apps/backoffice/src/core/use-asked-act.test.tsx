import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { stateOf, useAskedAct } from './use-asked-act.ts'

afterEach(cleanup)

const Stops = () => {
  const [times, setTimes] = useState(0)
  useAskedAct('stopPlay', () => setTimes((before) => before + 1))
  return <p>opened {times}</p>
}

const routerAt = (state: unknown) =>
  createMemoryRouter([{ path: '/stops', element: <Stops /> }], {
    initialEntries: [{ pathname: '/stops', search: '?row=3', state }],
  })

test('the form that the palette asked for opens once, and not again when one comes back', async () => {
  const router = routerAt(stateOf('stopPlay'))
  render(<RouterProvider router={router} />)
  await screen.findByText('opened 1')
  expect(router.state.location).toMatchObject({ pathname: '/stops', search: '?row=3', state: null })
})

test('asked for once more on the same page, it opens once more', async () => {
  const router = routerAt(null)
  render(<RouterProvider router={router} />)
  await screen.findByText('opened 0')
  await router.navigate('/stops', { state: stateOf('stopPlay') })
  await screen.findByText('opened 1')
  await router.navigate('/stops', { state: stateOf('stopPlay') })
  await screen.findByText('opened 2')
})

test('what was asked of another page opens nothing', async () => {
  const router = routerAt(stateOf('export'))
  render(<RouterProvider router={router} />)
  await screen.findByText('opened 0')
  expect(router.state.location.state).toEqual({ act: 'export' })
})
