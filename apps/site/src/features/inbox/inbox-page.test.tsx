import { screen, waitFor, within } from '@testing-library/react'
import type { InboxMessage, MessageAbout } from '@trevo/contract/wps/inbox.ts'
import { expect, test } from 'vitest'
import { press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { InboxPage } from './inbox-page.tsx'

const paths = {
  list: '/wps/relay/CSP_getInbox',
  count: '/wps/relay/CSP_unreadCount',
  read: '/wps/relay/CSP_readMessage',
  readAll: '/wps/relay/CSP_readAllMessages',
  remove: '/wps/relay/CSP_deleteMessages',
} as const

const message = (
  id: string,
  change: Partial<InboxMessage> = {},
  about: MessageAbout['what'] = 'deposit',
): InboxMessage => ({
  messageId: id,
  kind: 'deposit_credited',
  subject: `Assunto ${id}`,
  content: `Conteúdo ${id}`,
  sender: 'Trevo',
  sentDate: '2026-03-10T12:00:00.000Z',
  readFlag: false,
  about: { what: about, id: 'x9' },
  ...change,
})
const show = (
  list: readonly InboxMessage[],
  answers: Parameters<typeof showToMember>[1] = {},
  modules: Record<string, boolean> = { INBOX3: true },
) => {
  const unread = list.filter(({ readFlag }) => !readFlag).length
  return showToMember(
    <InboxPage />,
    {
      [paths.list]: () => value({ list, next: null, unread }),
      [paths.count]: () => value(unread),
      ...answers,
    },
    { modules },
  )
}
const lineOf = async (id: string) => {
  const button = await screen.findByRole('button', { name: new RegExp(`Assunto ${id}`) })
  const line = button.closest('li')
  if (!line) throw new Error('no line')
  return line
}
const open = async (id: string) => {
  await lineOf(id)
  await press(new RegExp(`Assunto ${id}`))
  return lineOf(id)
}

test('where the inbox is off, the page says so and asks for nothing', async () => {
  const server = await show([message('1')], {}, { INBOX3: false })
  expect(await screen.findByText('As mensagens não estão disponíveis aqui')).toBeTruthy()
  expect(server.to(paths.list)).toHaveLength(0)
})

test('a press opens a message and marks it as read, once; a second press closes it', async () => {
  const server = await show([message('2'), message('1', { readFlag: true })], {
    [paths.read]: () => value(0),
  })
  expect(await screen.findByText('1 mensagem não lida')).toBeTruthy()
  expect((await lineOf('2')).dataset['unread']).toBe('true')
  expect(textOf(await lineOf('2'))).toContain('Não lida. ')
  expect((await lineOf('1')).dataset['unread']).toBeUndefined()
  expect(textOf(await lineOf('1'))).not.toContain('Não lida')
  const line = await open('2')
  expect(within(line).getByText('Conteúdo 2').closest('[hidden]')).toBeNull()
  expect(await screen.findByText('Você leu tudo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Marcar tudo como lido' })).toBeNull()
  expect(server.to(paths.read)[0]?.body).toEqual({ messageId: '2' })
  expect((await lineOf('2')).dataset['unread']).toBeUndefined()
  await open('2')
  expect(within(line).getByText('Conteúdo 2').closest('[hidden]')).not.toBeNull()
  await open('2')
  await open('1')
  expect(server.to(paths.read)).toHaveLength(1)
})

test.each([
  ['deposit', 'Ver o depósito', '/member?page=depositv2&deposit=x9'],
  ['withdrawal', 'Ver o saque', '/member?page=withdraw&withdrawal=x9'],
  ['contract', 'Abrir a central do agente', '/agentHome'],
  ['agent', 'Ver o seu agente', '/member?page=ownAgent'],
  ['team', 'Responder', '/agentHome?page=agentMessages'],
  ['account', 'Ver o motivo', '/member?page=why'],
  ['play', 'Ver como você joga', '/member?page=howIPlay'],
] as const)('a message about %s opens its place', async (what, name, address) => {
  await show([message('1', { readFlag: true }, what)])
  const line = await open('1')
  const link = within(line).getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(address)
  const isPerson = what === 'agent' || what === 'team'
  expect(textOf(line).includes('Nunca informe sua senha')).toBe(isPerson)
})

test('one about a lottery opens the tickets of that draw, one about feedback opens nothing', async () => {
  await show([
    message('2', { readFlag: true }, 'lottery'),
    message('1', { readFlag: true }, 'feedback'),
  ])
  const link = within(await open('2')).getByRole('link', { name: 'Ver meus bilhetes' })
  expect(link.getAttribute('href')).toContain('x9')
  expect(within(await open('1')).queryByRole('link')).toBeNull()
})

test('marking all as read goes up to the newest shown', async () => {
  const server = await show([message('3'), message('2')], {
    [paths.readAll]: () => value(1),
  })
  await lineOf('3')
  await screen.findByRole('button', { name: 'Marcar tudo como lido' })
  await press('Marcar tudo como lido')
  expect(server.to(paths.readAll)[0]?.body).toEqual({ upTo: '3' })
  expect((await lineOf('3')).dataset['unread']).toBeUndefined()
  expect((await lineOf('2')).dataset['unread']).toBeUndefined()
  // One came meanwhile, so that the button stays and can be pressed again.
  expect(screen.getByText('1 mensagem não lida')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Marcar tudo como lido' })
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('a deleted message leaves the list', async () => {
  const server = await show([message('2'), message('1')], { [paths.remove]: () => value(1) })
  const line = await open('2')
  within(line).getByRole('button', { name: 'Apagar' }).click()
  expect(await screen.findByText('Mensagem apagada')).toBeTruthy()
  expect(screen.queryByText('Assunto 2')).toBeNull()
  expect(screen.getByText('Assunto 1')).toBeTruthy()
  expect(server.to(paths.remove)[0]?.body).toEqual({ messageIds: ['2'] })
})

test('a refused deletion is told, and the message stays', async () => {
  const answers = [refusal('request.too_often', { message: 'Espere um pouco.' })]
  await show([message('1', { readFlag: true })], {
    [paths.remove]: () => answers.shift() ?? refusal('x', { status: 500, message: '' }),
  })
  const line = await open('1')
  const remove = within(line).getByRole('button', { name: 'Apagar' })
  remove.click()
  expect(await screen.findByText('Espere um pouco.')).toBeTruthy()
  expect(screen.getByText('Assunto 1')).toBeTruthy()
  await waitFor(() => expect(remove.getAttribute('aria-busy')).toBeNull())
  remove.click()
  expect(await screen.findByText('Confira sua conexão e tente de novo.')).toBeTruthy()
})

test('older messages follow on request', async () => {
  await show([], {
    [paths.list]: ({ query }) =>
      query.get('before') === '5'
        ? value({ list: [message('4')], next: null, unread: 2 })
        : value({ list: [message('5')], next: '5', unread: 2 }),
  })
  await lineOf('5')
  await press('Mostrar mensagens mais antigas')
  expect(await lineOf('4')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mostrar mensagens mais antigas' })).toBeNull()
})

test('without messages it says what will come; a failure can be tried again', async () => {
  let isDown = true
  await show([], {
    [paths.list]: () =>
      isDown
        ? refusal('unknown.system.err', { status: 500 })
        : value({ list: [], next: null, unread: 0 }),
  })
  expect(await screen.findByText('Não conseguimos carregar suas mensagens')).toBeTruthy()
  isDown = false
  await press('Tentar de novo')
  expect(await screen.findByText('Nenhuma mensagem ainda')).toBeTruthy()
})
