import { endpoint } from '../endpoint.ts'
import {
  BalanceQuery,
  MovementsOrder,
  MovementsReply,
  RoundClose,
  SessionCheck,
  SessionReply,
  VendorCredit,
  VendorDebit,
  VendorRollback,
  WalletReply,
} from './shapes.ts'

// The signature is the authentication, so `auth` is `none`; the answer's `status` carries the
// business result, so there are no refusals either.
const call = { method: 'POST', family: 'vendor', auth: 'none', refusals: [] } as const

/**
 * Seamless wallet v1: what a game vendor calls on the platform. Every call is signed over its raw
 * bytes (`signature.ts`), and so is every answer.
 */
export const vendorEndpoints = {
  checkSession: endpoint({
    ...call,
    name: 'checkSession',
    summary: 'Swaps a single-use launch token for a game session',
    path: '/vendor/v1/session',
    body: SessionCheck,
    response: SessionReply,
  }),
  getVendorBalance: endpoint({
    ...call,
    name: 'getVendorBalance',
    summary: 'The balance now',
    path: '/vendor/v1/balance',
    body: BalanceQuery,
    response: WalletReply,
  }),
  debit: endpoint({
    ...call,
    name: 'debit',
    summary: 'Takes a stake',
    path: '/vendor/v1/debit',
    body: VendorDebit,
    response: WalletReply,
  }),
  credit: endpoint({
    ...call,
    name: 'credit',
    summary: 'Pays a debit, zero included',
    path: '/vendor/v1/credit',
    body: VendorCredit,
    response: WalletReply,
  }),
  rollback: endpoint({
    ...call,
    name: 'rollback',
    summary: 'Undoes a named movement',
    path: '/vendor/v1/rollback',
    body: VendorRollback,
    response: WalletReply,
  }),
  moveMany: endpoint({
    ...call,
    name: 'moveMany',
    summary: 'Debits, credits and rollbacks of many players, each answered as if it had come alone',
    path: '/vendor/v1/movements',
    body: MovementsOrder,
    response: MovementsReply,
  }),
  closeRound: endpoint({
    ...call,
    name: 'closeRound',
    summary: 'Nothing more will come for this round',
    path: '/vendor/v1/round-close',
    body: RoundClose,
    response: WalletReply,
  }),
} as const
