import type { Message } from '../../translate.ts'
import type { accessEn } from './en.ts'

export const accessPt = {
  'pass.title': 'Trocar a senha',
  'pass.forcedTitle': 'Escolha uma senha nova',
  'pass.weak': 'A senha desta conta todo mundo conhece. Escolha uma só sua para continuar.',
  'pass.expired': 'Sua senha venceu. Escolha uma nova para continuar.',
  'pass.voluntary': 'Ao trocar, os outros aparelhos saem da sua conta.',
  'pass.old': 'Senha atual',
  'pass.new': 'Senha nova',
  'pass.confirm': 'Repita a senha nova',
  'pass.oldNeeded': 'Digite a senha atual.',
  'pass.save': 'Salvar senha nova',
  'pass.done': 'Senha trocada.',
  'pass.signOut': 'Sair da conta',
  'first.title': 'Boas-vindas! Só falta um passo',
  'first.text': 'Esta conta foi aberta para você. Escolha uma senha que só você saiba.',
  'first.nickname': 'Como podemos chamar você? (opcional)',
  'first.save': 'Salvar e entrar',
} as const satisfies Record<keyof typeof accessEn, Message>
