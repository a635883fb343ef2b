import type { RetiredWord } from './retired-word.ts'

/** Names that used a word of the glossary with another meaning. */
export const retiredMeanings: readonly RetiredWord[] = [
  {
    word: 'stream (of a table; of random bytes)',
    use: 'video; seeded bytes',
    names: [
      ['room-streams', 'table-videos'],
      ['play-stream', 'play-video'],
      ['show-stream', 'show-video'],
      ['byte-stream', 'seeded-bytes'],
    ],
    isPending: false,
  },
  {
    word: 'room (for more of something)',
    use: 'limit, quota',
    names: [
      ['require-draw-room', 'require-draw-limit'],
      ['require-member-room', 'require-member-limit'],
      ['require-room', 'require-limits'],
      ['room-for', 'space-for'],
    ],
    isPending: false,
  },
  {
    word: 'report (of a measurement)',
    use: 'result',
    names: [
      ['load-report', 'load-result'],
      ['crash-report', 'crash-result'],
      ['rounds-report', 'rounds-result'],
      ['listen-report', 'listen-result'],
    ],
    isPending: false,
  },
  {
    word: 'ticket (of a file)',
    use: 'download token',
    names: [
      ['file-ticket', 'download-token'],
      ['file-tickets', 'download-tokens'],
    ],
    where: /^apps\/server\/src\/modules\/records\//,
    isPending: false,
  },
  {
    word: 'seal (a draw)',
    use: 'publish its root',
    names: [['seal-draw', 'publish-root']],
    isPending: false,
  },
  {
    word: 'place (of a login)',
    use: 'address',
    names: [
      ['operator-place', 'operator-address'],
      ['operator-places', 'operator-addresses'],
      ['known-place', 'known-address'],
    ],
    isPending: false,
  },
]
