import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { MemberIcon } from '../../../entities/member/member-icon-view.tsx'
import { demoMember } from '../../../testing/demo-member.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import IconPopup from './icon-popup.tsx'

const path = '/wps/member/info/icon'
const show = async ({ saves = true } = {}) => {
  const server = await standInServer({
    [path]: ({ method, body }) => {
      if (method === 'GET') return value({ avatar: 3, avatarType: 'STATIC' })
      if (!saves) return refusal('wallet.busy', { message: 'Tente de novo.' })
      return value({ ...(body as object), avatarType: 'STATIC' }) // exactly as sent
    },
  })
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: { PROFPIC3: true } })
  enterSession('tok', demoMember(0))
  const onClose = vi.fn()
  await showPage(
    <>
      <MemberIcon memberId={demoMember().id} name="ana" />
      <IconPopup onClose={onClose} />
    </>,
  )
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  await waitFor(() => expect(inHeader()).toContain('/dolphin-'))
  return { server, onClose }
}
const inHeader = () => document.querySelector('img:not(dialog img)')?.getAttribute('src')
const choose = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('CALL-9: the member’s picture is fetched with the token and shown', async () => {
  const { server } = await show()
  expect(server.to(path)[0]?.method).toBe('GET')
  expect(server.to(path)[0]?.headers.get('authorization')).toBe('tok')
  expect(screen.getByRole('button', { name: 'Imagem golfinho', pressed: true })).toBeTruthy()
})

test('a press selects, saves and closes, and the header shows the picture', async () => {
  const { server, onClose } = await show()
  await choose('Imagem arara')
  expect(server.to(path).at(-1)).toMatchObject({ method: 'POST', body: { avatar: 2 } })
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(inHeader()).toContain('/parrot-'))
})

test('an unsaved choice is not shown, and can be retried', async () => {
  const { onClose } = await show({ saves: false })
  await choose('Imagem arara')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Imagem golfinho', pressed: true })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Imagem arara' }).disabled).toBe(
    false,
  )
})

test('a brand without pictures fetches none and shows the first letter', async () => {
  const server = await standInServer({})
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: { PROFPIC3: false } })
  enterSession('tok', demoMember(0))
  await showPage(<MemberIcon memberId={demoMember().id} name="ana" />)
  expect(screen.getByText('A')).toBeTruthy()
  expect(server.to(path)).toEqual([])
})

test.each([
  ['a brand has no pictures', false, 'm1'],
  ['it is not known whose it is', true, undefined],
])(
  'where %s, the first letter of the name stands for it, and nothing is asked for',
  async (_, isOn, memberId) => {
    const server = await standInServer({})
    startSession({ ...initialSession(server.status, () => 0), whitelabelVal: { PROFPIC3: isOn } })
    await showPage(<MemberIcon memberId={memberId} name="ana" />)
    expect(await screen.findByText('A')).toBeTruthy()
    expect(server.asked).toEqual([])
  },
)
