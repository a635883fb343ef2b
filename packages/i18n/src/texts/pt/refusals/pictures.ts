/** Recusas de imagens enviadas. */
export const texts = {
  'picture.busy': 'Estamos lendo muitas imagens agora. Envie a sua de novo em instantes.',
  'picture.too_complex':
    'Esta imagem é grande demais ou foi salva em um formato incomum. Envie uma captura de tela dela ou um jpg menor.',
} as const
