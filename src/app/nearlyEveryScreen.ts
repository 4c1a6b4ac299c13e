/**
 * What nearly every screen is made of. It comes with the first load, where these bytes weigh little; apart from it, each
 * screen would wait for a file more. They are named for that alone: vite.config.ts puts what is imported here in one file.
 */
import '#src/i18n/useCategoryLabel.ts'
import '#src/i18n/useMinute.ts'
import '#src/i18n/useRecentTime.ts'
import '#src/lib/days.ts'
import '#src/lib/moments.ts'
import '#src/ui/Card.tsx'
import '#src/ui/Checkbox.tsx'
import '#src/ui/EmptyState.tsx'
import '#src/ui/Field.tsx'
import '#src/ui/Hero.tsx'
import '#src/ui/RadioGroup.tsx'
import '#src/ui/Read.tsx'
import '#src/ui/Skeleton.tsx'
import '#src/ui/Stack.tsx'
import '#src/ui/StatusPill.tsx'
import '#src/ui/TextArea.tsx'
import '#src/ui/TextField.tsx'
