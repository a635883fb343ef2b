import { expect, test } from 'vitest'
import { transcriptMail } from './transcript.ts'

const lines = [
  { author: 'visitor', text: 'Oi', isPicture: false, at: new Date('2026-11-23T12:00:00Z') },
  { author: 'visitor', text: '', isPicture: true, at: new Date('2026-11-23T12:01:00Z') },
  { author: 'operator', text: 'Olá!', isPicture: false, at: new Date('2026-11-23T12:02:00Z') },
] as const

test('a conversation by mail has every message with its time in Brazil', () => {
  const mail = transcriptMail(
    { language: 'PT', brandName: 'Trevo', timeZone: 'America/Sao_Paulo', username: 'ana' },
    { title: 'Conta', lines },
  )
  expect(mail.subject).toBe('Trevo: sua conversa sobre Conta')
  expect(mail.body).toContain('09:00:00  Você: Oi')
  expect(mail.body).toContain('Você: (imagem, na página da conversa)')
  expect(mail.body).toContain('09:02:00  Atendimento: Olá!')
})
