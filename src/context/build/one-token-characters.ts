import { joined } from '../../text/pattern.js';

/**
 * Which characters of the two largest scripts are one token of o200k each; all others are two or
 * three. One bit a character, the lowest first, as raw deflate in base64. Taken from the tokenizer
 * itself: a test says what belongs here.
 */
export const ONE_TOKEN_CHARACTERS = [
  {
    from: 0x4e00,
    to: 0x9fff,
    bits: joined`
      hVZPjNtHFf5m/Ow+/3CqsddpvQsVY8ekblLK7jZFRVyeHTc4ZQtOW9RI7cGKgrSHipYLVFUFz46zuE0l3ChIrdqDs0
      EQEIgiLuWA5KwaESGBolSgShz6T0hcOCDRU1HVnfnZm20UwZNs/Ty/mW++98333vjMU8fve/oL33qq8fhLFw7jM9L+
      +5fXrj1Lw31PPpO5v/xmw/508PNjWizKu3ct5S2rMBpn1OvnSL0VS2jkBiXGo6ooe1xVD1gUR8DEA4B14Zugzx68nS
      Zf/egrvftoybhfc/Ms/CMT88VLtPGlleTSnmHdYrxRhwJXMrfcOlDUN8uAekwtgFvPXP5v9kf8qjmZ+NNiMCr88Jp5
      5rU/m8r3L1yZvuK+brIwZBr3oyJAFrBV4ESdABgECBkCPQIcYQUyBWSbmAJogQEXnlyYuis6e/wdJyXf7rPJt08PT9
      3dIoA5fckS1+TCDharAErNgMQYtQLOICJkMd7snRt+o5TTM9fg8fa+oem0IEiEP1venqcvAIsBQQCSSCggss+5CJx+
      Yvz21HEL88tX9cPPd46/33WFieTlnb/96+G6g/3wzhe9eLXb05VtjWMmFs00z5tH7/3mbXxPsenln0erHuG8nvj98e
      Eb42lD476MKd0xnPQNNnPA3WjbzNK9i6fFHnnZr3td6LP3GTnpN2k7bc6CBhLW6dEswZN1ps9B41FU+igw3CUwzfIy
      +jUj9Nfnzfo9ZrR0eMvQxWOHuLbcqz3xil/gqxvW4oAGUbySKHiB+GdZAgZZtt4F5C6WQVfDQVsYRk5cDwb1oGcMD5
      U/+ZcGds2tGIVaNzGrtZHiH/cKtbsVrZ5Hl7hAuHSMhtgCmtG1y8Det/IH9SL+YOmhrcy4dj4zLaF/KCA7XXQeS6yj
      ASzpwlrRogFBDfDSNzBMFLX35OYpw/vlYMHUQFEMT2CbxCOfufHGIODHoDZKjB/Y1xiFFLT27iEOfoOexQjObFjVBa
      CeZNqDHPELpZzn/SbvLWvHE3VOdNjJkTGQ4URO1aP0lgfsjeHM2cBFAp+pCZ6JfCyVjFNSB4qed0X0Ukp2Rv7G4ItV
      QSgSwe3B21OfjrcgDg52POsFKYIP+c7s+UFVi0g27MwVYwGhD+NQhKCCtbmEMONEOJx9sKvxkE7ErOxApeUZ2blOOv
      STgvnNHu9gfaEJCZU5ou5kPnUuc7rFc1dnSJL94/MVcU27BDWAMwAn88kzOr7GmkN31jo84mMvpGDKdodGjEcB6fnq
      duYa2856ppHrixrGetgvUYladYfWq/dpIltVFQuUgnqQ5OHAt2WgsN6ib3fES1tEuohhh3AS3sTD4hXvcqdHxpadQQ
      tHwlAoTkCJjJmlIinreW6Xz/3qwtvnD/xO97sx0DGwLhQc4QjBtyHOwlsX2hcqB10/Vb3sHsBwCC4JVgdEna50LaRK
      29UBWANUAeS3Zur5IA3XK6TVc1OUjY1m0BfbodAxTqqYDNCLPokEDWwWiSrQYgFvBBQHJTgH74vwsBrPh6IctKPIjj
      6zXho2l3LsSN7tNoDsG4JD+aahaXVhp14xM4a/eTM1bsQHTHoxoAHsV7/q0qR317K2RkJK7B/LEIJ3sw+EXpWUQ9to
      IwFW0cShrCrvNO7GLAkjoSaIcdsH2cuP3LlZPzk5+1CSZ0dmAAmJE2xgm1nQxX4gS5H75ONfvJ4pvdxd28v/hi+E02
      KwsxP0G+kdmLtO0c6LqB5z9xwGhrG3Qt5yjXX7YKdjbvneZnPhIxT6tW9u7N3II7c4fPIN3HXC94uw6LS3r45g3aq/
      rlbwXCilYIdwLfzHfkoaN/u+sa/EcaU5yC7Bb/LE8ZfWxQYvuCDpPja2JTHNcFmoSRiUJuzw7TLXwit6bvT0ikE591
      5d3iyGZiLfRa1VyE657+PVbIB2K2uxq2swYFm/Y0wo/QqWXRPo/aWLrZXISHAl8g5L5wx7BmLEorg7kzlgYHi4Azcg
      FwoztpzrMtTVEf5/uJnFzQ1q/a/QxG//z9L0Ng4aCVCpSK6ZWj72eg6QgYDz+NTBfQI=`,
  },
  {
    from: 0xac00,
    to: 0xd7a3,
    bits: joined`
      lVQ7btwwEH2Pauw4xQwGAeKOiovEcDPJEZIj+ATpUvoIe5Q9wh4tRwjIISVSBtYOG4nSfN5nSOPXH9iW8k4AGl0AGL
      8JkQCUHQFXJIlIAsISskQeRerHtlqCbB9uMC0OsZEgkmueQGmiIJFrJCk4wbBGo/xxzpvqSISUV8Pq95fErbNTStG+
      006MGhz2f9JDTi0kTVSgBypvrhGEJ8NdRu3u6ifDjasvVd3zUDMUXMYqhKgEskt65h/fWxurEopz7G4P6upRJXbDzy
      /3kpYh0qFE1gawcB+ol0Zp4i7SO3x4hxLXdNsxuhZIGTEBrjlp4V5TduM6FducE+QKSS9N3Z/8X6uOkBizBP/kv4zw
      btxfKgvOMC5D4f2QAMl4GyOc4pBkUSlD5N+dxgfBJqLxodjYRDasnyePwoAJEtfIe/IrjPK7KZYqz/zto8WP0b1Bys
      djIR1SeywRYlwPl4B6GX3ZZjBdm4BqnPRIY/aRdGm7ATxCkrlKjGnTs4y+vbqXWGUdavZ/oe4IabsLwriliatgNPoS
      j7UNpu+X4wwJqJFlpP4B`,
  },
] as const;
