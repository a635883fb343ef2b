import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import MyDataPage from './my-data-page.tsx'

const request = {
  requestId: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
  askedAt: '2026-03-10T12:00:00.000Z',
  dueAt: '2026-03-25T12:00:00.000Z',
  endedAt: null,
  text: null,
}

const show = async (answers: Parameters<typeof standInServer>[0] = {}) => {
  const server = await standInServer({
    '/wps/my-data': () =>
      value({
        profile: [{ name: 'cpf', value: '529.982.247-25' }],
        kept: [
          { category: 'money', article: 'Portaria SPA/MF 722/2024', years: 5, isErasable: false },
          { category: 'preferences', article: null, years: null, isErasable: true },
        ],
        requests: [
          { ...request, kind: 'export', state: 'ready', openUntil: '2026-03-11T12:00:00.000Z' },
        ],
      }),
    '/wps/my-data/readers': () =>
      value({
        list: [{ at: '2026-03-01T12:00:00.000Z', role: 'support', fields: ['cpf', 'email'] }],
        next: null,
      }),
    ...answers,
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(<MyDataPage />)
}

test('what the law keeps is named with article and years, what can be deleted too, and who read it by role', async () => {
  await show()
  expect(await screen.findByText('529.982.247-25')).toBeTruthy()
  expect(
    screen.getByText(/até 5 anos depois do encerramento da conta: Portaria SPA\/MF 722/),
  ).toBeTruthy()
  expect(screen.getByText('Nenhuma lei pede: você pode apagar agora')).toBeTruthy()
  expect(await screen.findByText('support')).toBeTruthy()
  expect(screen.getByText('Campos: cpf, email')).toBeTruthy()
})

test('a ready file is opened with the password again; without it nothing is sent', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Abrir o arquivo' }))
  const form = (await screen.findByLabelText('Sua senha')).closest('form')
  if (!form) throw new Error('no form')
  fireEvent.submit(form)
  expect(await screen.findByText('Digite a sua senha.')).toBeTruthy()
})
