import type { RetiredWord } from './retired-word.ts'

/** Names of functions and files in everyday language rather than in a program's. */
export const retiredNames: readonly RetiredWord[] = [
  {
    word: 'wish (of a member, in the site)',
    use: 'order; options',
    names: [
      ['share-wish', 'share-options'],
      ['trace-wish', 'trace-options'],
      ['slip-wish', 'slip-order'],
    ],
    isPending: false,
  },
  {
    word: 'tell, say (in names)',
    use: 'report, describe, show',
    names: [
      ['tell-step', 'report-step'],
      ['tell-changes', 'describe-changes'],
      ['tell-state', 'describe-state'],
      ['say-failure', 'show-failure'],
    ],
    isPending: false,
  },
  {
    word: 'note, sort out, neighbours (in names)',
    use: 'record, mark; select; other modules',
    names: [
      ['note-payments', 'record-payments'],
      ['note-payouts', 'record-payouts'],
      ['note-refused-calls', 'record-refused-calls'],
      ['note-refused', 'record-refused'],
      ['note-big-wins', 'record-big-wins'],
      ['note-compared', 'mark-compared'],
      ['sort-out', 'select-to-stake'],
      ['open-neighbours', 'open-other-modules'],
      ['or-else', 'in-set-or-alone'],
    ],
    isPending: false,
  },
  {
    word: 'keep, kept (in names of the site)',
    use: 'save, stored',
    names: [
      ['kept-chat', 'stored-chat'],
      ['kept-cart', 'stored-cart'],
      ['kept-line', 'stored-line'],
      ['keep-file', 'save-file'],
    ],
    isPending: false,
  },
  {
    word: 'whose, said, go on, company, anew, gives (in names)',
    use: 'owner, notice, leave, player, again, rates',
    names: [
      ['use-whose', 'use-reward-owner'],
      ['use-said', 'use-claim-notice'],
      ['use-go-on', 'use-leave-login'],
      ['keep-company', 'join-waiting-player'],
      ['ask-anew', 'refetch-all'],
      ['gives-fields', 'downline-rates-fields'],
      ['gives-list', 'downline-rates-list'],
      ['note-usage', 'record-usage'],
    ],
    isPending: false,
  },
  {
    word: 'stranger (at the webhook)',
    use: 'unknown certificate',
    names: [],
    phrases: [
      [/'webhook called by a stranger'/, "'webhook called with an unknown certificate'"],
      [/'wallet call broke'/, "'wallet call failed unexpectedly'"],
      [/'vendor feed not taken'/, "'vendor feed rejected'"],
    ],
    isPending: false,
  },
]
