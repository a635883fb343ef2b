import { describe, expect, it } from 'vitest'
import { describeNumbers } from './describe-numbers.ts'

describe('how the numbers of a lottery are typed', () => {
  it('six of sixty are a set of two digits each', () => {
    expect(describeNumbers('BR_6_60', null)).toEqual({
      length: 6,
      pool: { from: 1, to: 60, isDistinct: true, digits: 2, isSet: true },
      example: null,
    })
  })

  it('ten cars are in the order of their arrival', () => {
    expect(describeNumbers('PK10', null).pool).toMatchObject({ isDistinct: true, isSet: false })
  })

  it('five digits may be the same', () => {
    expect(describeNumbers('SSC', '1,2,3,4,5')).toEqual({
      length: 5,
      pool: { from: 0, to: 9, isDistinct: false, digits: 1, isSet: false },
      example: '1,2,3,4,5',
    })
  })
})
