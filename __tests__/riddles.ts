/**
 * Words that made readers guess. No message of the program may hold one. A new entry needs a sentence that
 * somebody read wrongly.
 */
export const RIDDLES: readonly RegExp[] = [
  /\b(?<!there )(?:is|are) none\b/i,
  /\b(?<!there )is no (?:valid|longer a|error|conflict|fact|note|JSON|file|date|agent|regular|UTF-8|candidate|name)\b/i,
  /\bis no such\b/i,
  /\bwhoever\b/i,
  /\bnobody (?:whose|who|can be asked|sees|knows|learns|can say)\b/i,
  /\b(?:somebody|those|one) whom\b/i,
  /\bmend(?:s|ed|ing)?\b/i,
  /\banew\b/i,
  /\bcry often\b/i,
  /\bwhat stands\b|\bstands? (?:in|under|elsewhere|there|on|before|beside)\b/i,
  /\bwho may approved\b/i,
  /\bit is (?:only )?said\b|\bnothing is said\b|\bsaid whom\b|\bsaid why\b|\bis not said\b/i,
  /\bhold (?:staged notes )?against\b/i,
  /\bin effect an adopter\b|\badopter in fact\b/i,
  /\brests? on\b/i,
  /\bspeaks of\b/i,
  /\blures?\b/i,
  /\btakes? effect: not\b/i,
  /\bunsaid\b/i,
  /\bat hand\b/i,
  /\bis not known who\b/i,
  /\bleads? in a circle\b/i,
  /\blies (?:in|beside|outside|under)\b/i,
  /\bnot as the format says\b|\bis not as\b/i,
  /\btaken for\b/i,
  /\bwhose it is\b/i,
  /\bsuch a one\b/i,
  /\bfor ever\b/i,
];
