import { describe, expect, it } from 'vitest'
import { checkField } from './check-field.ts'
import { patterns } from './patterns.ts'

const passes = (patternId: number, value: string) =>
  checkField({ acceptedPattern: '*', minLength: 1, maxLength: 40, patternId }, value) === undefined

const cases: readonly [
  id: number,
  says: string,
  good: readonly string[],
  bad: readonly string[],
][] = [
  [0, 'length only', ['a b!', '中', ' '], ['', 'x'.repeat(41)]],
  [1, 'a letter, then letters and digits', ['a1b2', 'Z'], ['1abc', 'a_b', 'é1', 'ab\n']],
  [2, 'Chinese characters and digits', ['中文1', '1'], ['abc', '中 文']],
  [
    3,
    'email',
    ['a@b.co', 'ana.l+x@mail.com.br'],
    ['ab.co', 'a@', 'a@b', 'a b@c.co', 'a@b..co', '@b.co'],
  ],
  [4, 'letters or digits', ['abc', '123', 'a1'], ['a-1', 'a 1', 'ç']],
  [5, 'letters and digits combined', ['a1', '1Z'], ['abc', '123', 'a1!']],
  [6, 'digits', ['0123'], ['12a', '١٢٣', '1 2']],
  [7, 'alphanumeric with a capital', ['aB1', 'B'], ['ab1', 'aB-1']],
  [8, 'English letters and spaces', ['Ana Lima'], ['Ana1', 'João Lima']],
  [9, 'no spaces', ['a_b', 'ç!'], ['a b', 'a\tb', 'a\u00a0b']],
  [10, 'Chinese characters and punctuation', ['王·明', '王明'], ['Wang', '王1']],
  [11, 'date yyyy-MM-dd', ['1990-12-31', '2000-02-29'], ['12-31-1990', '1990-02-30', '1990-13-01']],
  [12, 'letters of any script and spaces', ['João Silva', 'Ana'], ['João1', 'a-b']],
  [13, 'date MM-dd-yyyy', ['12-31-1990'], ['1990-12-31', '02-30-1990', '31-12-1990']],
  [14, 'letters and digits', ['abc1', 'abc', '12'], ['ab_1']],
  [15, 'Korean', ['김민'], ['Kim', '김 민']],
  [16, 'Thai', ['สมชาย'], ['Som']],
  [17, 'Thai or English and spaces', ['สม Som', 'Som'], ['Som1']],
  [18, 'capitals and spaces with a letter', ['ANA LIMA', 'A'], ['   ', 'Ana', 'ÁNA']],
  [19, 'letters, digits, symbols', ['aB1!', '~`|'], ['aB 1', 'ç']],
  [20, 'upper, lower, digit and symbol', ['aB1!'], ['aB1c', 'AB1!', 'ab1!', 'aBc!', 'aB1! ']],
  [
    21,
    'a full name in parts',
    ['Ana Lima', "João D'Ávila Neto"],
    ['Ana', 'Ana ', 'Ana  Lima', 'Ana 1'],
  ],
  [
    22,
    'full-width Japanese without spaces',
    ['山田タロウ', 'ﾀ'.normalize('NFKC'), 'ラーメン'],
    ['山田 タロウ', 'Yamada'],
  ],
]

describe('the pattern catalogue', () => {
  it('has every id from 0 to 22', () => {
    expect(cases.map(([id]) => id)).toEqual([...patterns.keys()])
  })

  it.each(cases)('RULE-P%i: %s', (id, _says, good, bad) => {
    for (const value of good) expect([value, passes(id, value)]).toEqual([value, true])
    for (const value of bad) expect([value, passes(id, value)]).toEqual([value, false])
  })
})
