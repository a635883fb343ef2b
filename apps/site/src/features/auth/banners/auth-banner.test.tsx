import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { standInServer, value } from '../../../testing/stand-in-server.ts'
import { AuthBanner } from './auth-banner.tsx'

const banner = (groupName: string, title: string) => ({
  groupName,
  title,
  url: '',
  linkage: '/rng',
  linkageType: 'URL',
  text: 'texto',
  action: 'ir',
  hue: 120,
  symbols: ['locked'],
  nodeId: null,
})
const announce = async (banners: readonly object[]) => {
  const server = await standInServer({
    '/wps/relay/MCSFE_getListAnnouncements': () =>
      value({ banners, player: [], popup: [], promotion: [], headline: [] }),
  })
  startSession(initialSession(server.status, () => 0))
  return server
}

test.each([
  ['w_login', 'Entre'],
  ['w_register', 'Venha'],
  ['w_forget', 'Calma'],
] as const)(
  'FORGOT-3: %s shows the banners of its own group, without links',
  async (group, title) => {
    await announce([
      banner('w_home', 'Casa'),
      banner('w_login', 'Entre'),
      banner('w_register', 'Venha'),
      banner('w_forget', 'Calma'),
    ])
    await showPage(<AuthBanner group={group} />)
    expect(await screen.findByText(title)).toBeTruthy()
    for (const other of ['Casa', 'Entre', 'Venha', 'Calma'].filter((one) => one !== title)) {
      expect(screen.queryByText(other)).toBeNull()
    }
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('FORGOT-3: a group without banners takes no space', async () => {
  await announce([banner('w_home', 'Casa')])
  const { container } = await showPage(<AuthBanner group="w_login" />)
  expect(container.querySelector('img, strong')).toBeNull()
})

test('FORGOT-3: a group without banners leaves no empty place above the form', async () => {
  const server = await announce([banner('w_home', 'Casa')])
  await showPage(<AuthBanner group="w_login" />)
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(document.querySelector('[class*="_place_"]')).toBeNull()
})
