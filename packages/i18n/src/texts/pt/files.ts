import type { Message } from '../../translate.ts'
import type { FilesKey } from '../en/files.ts'

export const texts = {
  'files.statement': 'Extrato da conta',
  'files.receipt': 'Comprovante',
  'files.member': 'Conta',
  'files.period': 'Período',
  'files.madeAt': 'Emitido em',
  'files.zone': 'Horários de Brasília.',
  'files.in': 'Entradas',
  'files.out': 'Saídas',
  'files.count': 'Movimentações',
  'files.time': 'Data e hora',
  'files.number': 'Número',
  'files.kind': 'Tipo',
  'files.game': 'Jogo',
  'files.amount': 'Valor (R$)',
  'files.balance': 'Saldo após (R$)',
  'files.remark': 'Identificação do Pix',
  'files.round': 'Rodada',
  'files.movement': 'Movimentação',
  'files.page': 'Página {page}',
  'files.archived':
    'As movimentações de {from} até {to} estão no arquivo: contam nas somas, mas não aparecem nesta lista. Peça ao nosso suporte.',
  'files.receiptNote':
    'Este comprovante repete o lançamento nos livros da {brand}. Lançamentos nunca são alterados; uma correção é um lançamento próprio.',
} as const satisfies Record<FilesKey, Message>
