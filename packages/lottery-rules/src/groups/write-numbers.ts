import type { Numbers } from '../group.ts'

/** Numbers from `from` to `to` with leading zeros, joined by commas. */
export const numberList = (shape: {
  readonly length: number
  readonly from: number
  readonly to: number
  readonly isDistinct: boolean
}) => {
  const width = String(shape.to).length
  const write = (number: number) => String(number).padStart(width, '0')
  return {
    format: (numbers: Numbers): string => numbers.map(write).join(','),
    parse: (text: string): Numbers | undefined => {
      const parts = text.split(',')
      const numbers = parts.map(Number)
      const isWhole = (number: number, index: number) =>
        number >= shape.from && number <= shape.to && write(number) === parts[index]
      if (parts.length !== shape.length || !numbers.every(isWhole)) return undefined
      if (shape.isDistinct && new Set(numbers).size !== numbers.length) return undefined
      return numbers
    },
  }
}
