import type { Message } from '../../../../translate.ts'
import type { texts as english } from '../../../en/office/law/funds.ts'

/** Recursos dos apostadores e a conta transacional. */
export const texts = {
  'funds.days': 'Dias',
  'funds.none':
    'Nenhum dia medido ainda: o primeiro é congelado depois que todas as marcas o fecham.',
  'funds.notConnected': 'Nenhuma instituição configurada: não há conta para comparar.',
  'funds.lead': 'O devido aos apostadores no fim de cada dia e a conta transacional',
  'funds.covered': 'Coberto',
  'funds.short': 'Insuficiente',
  'funds.owed': 'Devido pela marca',
  'funds.available': 'Disponível',
  'funds.held': 'Retido',
  'funds.openStakes': 'Apostas em aberto',
  'funds.jackpots': 'Jackpots',
  'funds.account': 'Conta transacional, todas as marcas',
  'funds.balance': 'Saldo de fechamento',
  'funds.allOwed': 'Devido por todas as marcas',
  'funds.difference': 'Diferença',
  'funds.allBrandsOnly': 'As somas da conta aparecem para operadores de todas as marcas.',
  'funds.measuredAt': 'Medição',
  'funds.note': 'Anotar o motivo',
  'funds.noteMeans':
    'Escreva o que descobriu: a causa e o que foi feito. Um dia insuficiente segue como alarme até ter uma anotação.',
  'funds.noted': 'Anotação salva',
} as const satisfies Readonly<Record<keyof typeof english, Message>>
