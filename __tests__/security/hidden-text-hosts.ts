/**
 * Texts of many languages and kinds as people write them, with every invisible character that their
 * spelling needs. None deserves a word.
 */
export const HOSTS: Readonly<Record<string, string>> = {
  english:
    '# Rules\n\nUse tabs. Never push to `main` – ask first.\n\n- “quotes”, café, naïve, résumé\n- 20 °C ± 2, 5 µs, Δt = 3 ms, 4 kΩ, λ-calculus, π/2\n',
  german:
    '# Regeln\n\nGrößere Änderungen brauchen eine Prüfung.\nÜberall „Anführungszeichen“ und geschützte\u00a0Leerzeichen.\n',
  french: '# Règles\n\nToujours demander\u00a0: «\u202fOui\u00a0?\u202f» Œuvre, déjà, naïf.\n',
  polish: '# Zasady\n\nZażółć gęślą jaźń. Źródła leżą w katalogu `src`.\n',
  turkish: '# Kurallar\n\nIşık, İstanbul, çözüm, ğüşıöç.\n',
  vietnamese: '# Quy tắc\n\nKhông được đẩy trực tiếp lên nhánh chính.\n',
  greek:
    '# Κανόνες\n\nΧρησιμοποιήστε το εργαλείο memtrust και το API-κλειδί.\nΗ ρύθμιση timeout είναι 5 λεπτά.\n',
  russian:
    '# Правила\n\nНе пушить в main без ревью. API-шный ключ, git-а, из gitа, в Reactе, IDшник.\nИспользуйте npm и Docker.\n',
  ukrainian: '# Правила\n\nЇжак їсть яблуко; використовуйте TypeScript і не чіпайте `dist`.\n',
  serbian: '# Правила\n\nЉубав, њива, џеп, ђак, ћуп.\n',
  armenian: '# Կանոններ\n\nՄի փոխեք հիմնական ճյուղը։\n',
  georgian: '# წესები\n\nარ შეცვალოთ მთავარი განშტოება.\n',
  persian:
    '# قوانین\n\nنمی\u200cخواهم که کتاب\u200cها را حذف کنی. از API\u200cها استفاده کن.\n\u200fنسخه\u200f 2.0 را بساز.\n',
  arabic:
    '# القواعد\n\nلا تدفع إلى الفرع الرئيسي \u200f(main)\u200f بدون مراجعة.\nالنسخة \u200e2.1\u200e جاهزة.\n',
  urdu: '# اصول\n\nبراہِ کرم مرکزی شاخ کو نہ بدلیں۔\n',
  hebrew: '# כללים\n\nאין לדחוף ל-\u200fmain\u200f ללא סקירה. גרסה \u200e3.2\u200e.\nשָׁלוֹם\n',
  hindi: '# नियम\n\nमुख्य शाखा को न बदलें। क्\u200dष, क्\u200cष, श्री, विद्यार्थी\n',
  bengali: '# নিয়ম\n\nর\u200d্যাব, প্রধান শাখা পরিবর্তন করবেন না।\n',
  malayalam: '# നിയമങ്ങൾ\n\nഅവന്\u200d പറഞ്ഞു. പ്രധാന ശാഖ മാറ്റരുത്.\n',
  sinhala: '# නීති\n\nශ්\u200dරී ලංකාව, ප්\u200dරධාන ශාඛාව වෙනස් නොකරන්න.\n',
  tamil: '# விதிகள்\n\nமுதன்மை கிளையை மாற்ற வேண்டாம்.\n',
  telugu: '# నియమాలు\n\nప్రధాన శాఖను మార్చవద్దు. సాఫ్ట్\u200cవేర్\n',
  kannada: '# ನಿಯಮಗಳು\n\nಸಾಫ್ಟ್\u200cವೇರ್ ಬದಲಾಯಿಸಬೇಡಿ.\n',
  thai: '# กฎ\n\nห้ามผลักไปยังสาขาหลักโดยไม่มีการตรวจสอบ\n',
  khmer: '# ច្បាប់\n\nកុំ\u200bផ្លាស់ប្ដូរ\u200bសាខា\u200bសំខាន់\n',
  burmese: '# စည်းမျဉ်းများ\n\nပင်မဌာနခွဲကို\u200bမပြောင်းပါနှင့်။\n',
  tibetan: '# སྒྲིག་ཡིག\n\nམ་བསྒྱུར་རོགས།\n',
  chinese: '# 规则\n\n不要直接推送到主分支。“引号”、《书名》……\n全角：ＡＢＣ１２３\u3000空格\n',
  japanese: '# ルール\n\nメインブランチに直接プッシュしないこと。ｶﾀｶﾅ、が、ぱ、㍿、①\n',
  korean: '# 규칙\n\n메인 브랜치에 직접 푸시하지 마세요. 한글과 한글\n',
  mongolian: '# ᠳᠦᠷᠢᠮ\n\nᠮᠣᠩᠭᠣᠯ\u180b ᠪᠢᠴᠢᠭ\u180e\u1820\n',
  emoji: '# 🚀 Rules\n\n✅ yes ❌ no ⚠️ care ❤️‍🔥 👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 🏴‍☠️ 🧑🏿‍🤝‍🧑🏻 👁️‍🗨️ 🙂‍↔️ 1️⃣ #️⃣ ☎︎ ✔︎\n',
  flags:
    '# 🇩🇪 🇺🇦\n\n🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}\n',
  tree: '# Layout\n\n```\nsrc\n├── a.ts\n└── b\n    └── c.ts ← here\n```\n⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏ ⣿⣿⠀⣿\n',
  code: '# Code\n\n```ts\nconst re = /[\\u200b\\u202e]/g; // "\\u{e0041}"\nconst s = "\\x1b[31m";\n```\n`<span hidden>` and `&zwj;`\n',
  math: '# Maths\n\n∀x ∈ ℝ: ∑ᵢ xᵢ² ≥ 0 ⇒ ‖x‖ ≤ ∞, α + β = γ, TNFα, NFκB, μm, Ω, 𝑓(𝑥), ⟨a|b⟩\n',
  mdc: '---\ndescription: Größe\nglobs: **/*.ts,**/*.tsx\nalwaysApply: false\n---\n\n- Use `zod` – always\n',
  windows: '# Regeln\r\n\r\nErste Zeile – äöü\r\n\r\n\tmit Tabulator\r\n- Ende ✓\r\n',
  marked: '\ufeff# Start\n\nA file that begins with a mark — as editors on Windows write it.\n',
  pages: '# Licence\n\nfirst page ©\n\f\nsecond page\n',
};
