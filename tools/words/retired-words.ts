import { retiredMeanings } from './retired-meanings.ts'
import { retiredNames } from './retired-names.ts'
import type { RetiredWord } from './retired-word.ts'
import { retiredServerWords } from './retired-server-words.ts'

const play =
  /^(apps\/(rgs|games)\/|apps\/server\/src\/(modules\/play|testing)\/|packages\/vendor-kit\/)/
const cashier = /^(apps\/server\/src\/(modules\/cashier|compose|testing)\/|bench\/cashier\/)/

/**
 * Words that the code no longer uses. `tools/words/retired-words.test.ts` finds them in names,
 * comments and messages; `npm run lists` writes the table of `docs/glossary.md` from here.
 */
export const retiredWords: readonly RetiredWord[] = [
  {
    word: 'take back (a stake, a payout)',
    use: 'roll back, rollback',
    names: [['take-back', 'roll-back']],
    phrases: [
      [/\btaken back\b/, 'rolled back'],
      [/\btakes back\b/, 'rolls back'],
      [/\btakes it back\b/, 'rolls it back'],
      [/\btook (it|one) back\b/, 'rolled $1 back'],
    ],
    where: play,
    isPending: false,
  },
  {
    word: 'take back (a credited Pix, by its bank)',
    use: 'reverse, reversal',
    names: [
      ['deposit-taken-back', 'deposit-reversed'],
      ['taken-back', 'reversed'],
      ['take-back', 'return-payout'],
    ],
    phrases: [
      [/\b([Tt])aken back\b/, 'reversed'],
      [/\btakes (it|a Pix|them) back\b/, 'reverses $1'],
      [/\btook (it|a Pix|a deposit) back\b/, 'reversed $1'],
      [/\btook back\b/, 'reversed'],
      [/\btakes back\b/, 'reverses'],
    ],
    where: cashier,
    // `depositTakenBack` and `taken_back` are on the wire of operators; the sentences are read by members.
    except: /depositTakenBack|taken_back|the bank took back|no bank takes|nobody takes it back/,
    isPending: false,
  },
  {
    word: 'take back (a counted try)',
    use: 'release',
    names: [['take-back', 'release']],
    where: /^apps\/server\/src\/modules\/identity\//,
    isPending: false,
  },
  {
    word: 'fate (of a stake)',
    use: 'settlement',
    names: [
      ['fates', 'settlements'],
      ['fate', 'settlement'],
    ],
    phrases: [[/\bunknown fate\b/, 'unknown outcome']],
    where: /^apps\/server\/src\/modules\/play\//,
    except: /play\.fate|['`]fate\.|\bas fate\b/,
    isPending: false,
  },
  {
    word: 'fate (of a call)',
    use: 'outcome',
    names: [
      ['fates', 'outcomes'],
      ['fate', 'outcome'],
    ],
    where: /^(apps\/(rgs|games|psp-sandbox)|apps\/server\/src\/modules\/cashier|packages)\//,
    isPending: false,
  },
  {
    word: 'to picture (a lobby, a brand)',
    use: 'build; snapshot',
    names: [
      ['picture-lobby', 'build-lobby'],
      ['create-picturing', 'create-lobby-builder'],
      ['picturing', 'lobby-builder'],
      ['catalogue-picture', 'catalogue-snapshot'],
      ['brand-picture', 'brand-snapshot'],
      ['settings-picture', 'settings-snapshot'],
      ['picture-brands', 'snapshot-brands'],
      ['picture-brand', 'snapshot-brand'],
      ['picture-settings', 'snapshot-settings'],
    ],
    where: /^(apps\/server|bench)\//,
    isPending: false,
  },
  {
    word: 'errand',
    use: 'pending notification',
    names: [
      ['put-errand-off', 'postpone-notification'],
      ['take-due-errands', 'claim-due-notifications'],
      ['note-errand', 'add-pending-notification'],
      ['errands', 'pending-notifications'],
      ['errand', 'pending-notification'],
    ],
    except: /inbox\.errand/,
    isPending: false,
  },
  {
    word: 'kept answer, kept lane',
    use: 'cached response, response cache',
    names: [
      ['create-kept-answers', 'create-response-cache'],
      ['kept-answers', 'response-cache'],
      ['kept-answer', 'cached-response'],
      ['kept-lane', 'cache-transport'],
      ['serve-kept', 'serve-cached'],
      ['send-kept', 'send-cached'],
    ],
    phrases: [
      [/\bkept answers\b/, 'cached responses'],
      [/\bkept answer\b/, 'cached response'],
    ],
    isPending: false,
  },
  {
    word: 'wish',
    use: 'pending contact; order',
    names: [
      ['contact-wishes', 'pending-contacts'],
      ['contact-wish', 'pending-contact'],
      ['wish-of', 'pending-contact-of'],
      ['code-wish', 'code-order'],
      ['withdrawal-wish', 'withdrawal-order'],
    ],
    except: /members\.contact_wish/,
    isPending: false,
  },
  {
    word: 'door, let in (a login)',
    use: 'login, authenticate, guard',
    names: [
      ['let-operators-in', 'authenticate-operators'],
      ['operator-door', 'operator-authentication'],
      ['member-door', 'member-guard'],
      ['login-door', 'login-entry'],
      ['agent-door', 'agent-login'],
    ],
    isPending: false,
  },
  {
    word: 'watch sessions',
    use: 'session registry',
    names: [['watch-sessions', 'session-registry']],
    isPending: false,
  },
  {
    word: 'leaving (of a member)',
    use: 'account closing',
    names: [['leaving-of', 'account-closing-of']],
    isPending: false,
  },
  {
    word: 'tell of, told of',
    use: 'notify of, report',
    names: [
      ['tell-of-offers', 'notify-of-offers'],
      ['tell-second-connections', 'report-second-connections'],
    ],
    phrases: [
      [/'offer not told of'/, "'offer not notified'"],
      [/'inbox: told later'/, "'inbox: notification postponed'"],
      [/'inbox: left to the movements'/, "'inbox: notification left to the transfer stream'"],
    ],
    isPending: false,
  },
  {
    word: 'name behind a number',
    use: 'username of a mobile number',
    names: [
      ['name-behind-number', 'find-username-by-number'],
      ['find-name-behind', 'find-username-by-number'],
    ],
    isPending: false,
  },
  {
    word: 'neighbours (of a module)',
    use: 'dependencies',
    names: [
      ['agent-neighbours', 'agent-dependencies'],
      ['deposit-neighbours', 'deposit-dependencies'],
      ['member-neighbours', 'member-dependencies'],
      ['withdrawal-neighbours', 'withdrawal-dependencies'],
      ['catalogue-neighbours', 'catalogue-dependencies'],
    ],
    isPending: false,
  },
  {
    word: 'demand (what a session must do)',
    use: 'required action',
    names: [
      ['session-demand', 'required-action'],
      ['demand-nothing-open', 'require-no-open-action'],
      ['demands', 'required-actions'],
      ['demand', 'required-action'],
    ],
    phrases: [
      [/\bone demand less\b/, 'one required action less'],
      [/\bdemanded\b/, 'required'],
    ],
    // `on demand` is also ordinary English, and the cause of a reconciliation.
    except: /\bon[- ]demand\b|'demand'|rules of the locks demand/,
    isPending: false,
  },
  {
    word: 'demand (to insist on)',
    use: 'require',
    names: [
      ['create-demand-good-form', 'create-require-valid-form'],
      ['demand-good-*', 'require-valid-*'],
      ['demand-*', 'require-*'],
    ],
    except: /demandOf|demandNothingOpen/,
    isPending: false,
  },
  {
    word: 'asker',
    use: 'requester',
    names: [
      ['find-asker', 'find-requester'],
      ['asker', 'requester'],
      ['who-asks', 'find-requester'],
    ],
    where: /^apps\/server\/src\/(modules\/(members|verification)|compose|testing)\//,
    isPending: false,
  },
  {
    word: 'hear (a signal, a message)',
    use: 'listen; record',
    names: [
      ['hear-stop-once', 'listen-for-stop-once'],
      ['hear-stop', 'listen-for-stop'],
      ['hear-game', 'listen-to-game'],
      ['hear-requests', 'record-requests'],
      ['hear-measuring', 'record-measuring'],
      ['stop-hearing', 'stop-listening'],
    ],
    isPending: false,
  },
  {
    word: 'kept (a session, a member)',
    use: 'stored',
    names: [
      ['kept-session', 'stored-session'],
      ['use-kept-member', 'use-stored-member'],
    ],
    isPending: false,
  },
  ...retiredServerWords,
  {
    word: 'tell (a page, a window, an institution)',
    use: 'push, post, send',
    names: [
      ['tell-balance', 'push-balance'],
      ['tell-parent', 'post-to-parent'],
      ['tell-game', 'post-to-game'],
      ['tell-all', 'push-to-all'],
      ['tell-answers', 'send-answers'],
    ],
    isPending: false,
  },
  {
    word: 'mend (a difference of the books)',
    use: 'correct',
    names: [['mend-payment', 'correct-payment']],
    where: cashier,
    isPending: false,
  },
  {
    word: 'outside parties',
    use: 'external services',
    names: [['outside-parties', 'external-services']],
    isPending: false,
  },
  {
    word: 'way back',
    use: 'return address',
    names: [['way-back', 'return-address']],
    isPending: false,
  },
  ...retiredNames,
  ...retiredMeanings,
]
