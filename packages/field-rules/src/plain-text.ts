// C0 and C1 controls but tab and line ends, and what Unicode calls Bidi_Control: U+061C, U+200E,
// U+200F, U+202A to U+202E, U+2066 to U+2069. A terminal obeys the first (an escape sequence begins with
// one of them), and the second have text read in another order than it is written.
const marks = String.raw`\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\p{Bidi_Control}`
const everyMark = new RegExp(`[${marks}]`, 'gu')

/** Text without control characters (but tab and line ends) and marks of direction. */
export const plainText = new RegExp(`^[^${marks}]*$`, 'u')

/**
 * Text for a terminal or a file: control characters (but tab and line ends) and marks of direction are
 * left out, whenever and by whom it was written. Of an escape sequence the harmless rest stays.
 */
export const toPlainText = (text: string): string => text.replaceAll(everyMark, '')

const asEscape = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A line of JSON with the same characters written as `\uXXXX`, which a terminal does not obey. */
export const toPlainJson = (line: string): string => line.replaceAll(everyMark, asEscape)
