import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { directoryList } from '#src/domain/directory/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import { viewOf } from '#src/domain/finding/view.ts'
import { articles } from 'virtual:content/articles'
import { questions } from 'virtual:content/questions'
import { restaurants } from 'virtual:content/restaurants'
import { ArticleCard } from '#src/components/ArticleCard/ArticleCard.tsx'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { useFinding } from '#src/components/ListView/use-finding.ts'
import { ContactForm } from '#src/pages/ContactPage/ContactForm.tsx'
import { Faq } from '#src/pages/ContactPage/Faq.tsx'
import { Part } from './Part.tsx'
import styles from './StyleGuide.module.scss'

const [first, second, third] = restaurants
const [article] = articles

export function Parts() {
  if (!first || !second || !third || !article) {
    return <p>There is no content to show the parts with.</p>
  }
  const long = {
    ...third,
    name: 'Thiruvananthapuram Tiffin & Toddy Company of Sacramento',
    city: 'Rancho Santa Margarita',
    isNew: true,
  }
  return (
    <>
      <Part name="Buttons and links">
        <p className={styles.row}>
          <ButtonLink to="/">Primary</ButtonLink>
          <ButtonLink to="/" isGhost>
            Ghost
          </ButtonLink>
          <MoreLink to="/">View All</MoreLink>
        </p>
      </Part>
      <Part name="Rank plate">
        <div className={styles.row}>
          {[1, 10, 11, 50, 123].map((rank) => (
            <RankPlate key={rank} rank={rank} />
          ))}
        </div>
      </Part>
      <Part name="Search, empty and filled">
        <Search text="" />
        <Search text="chaat" />
      </Part>
      <Part name="Filter">
        <FilterNav
          label="Filter by state"
          view={viewOf(directoryList, restaurants, { ...defaultsOf(directoryList), state: 'NY' })}
          param="state"
          hasCounts
        />
      </Part>
      <Part name="Restaurant card: column, matched, long and new">
        <div className={styles.three}>
          <RestaurantCard restaurant={first} heading="h3" />
          <RestaurantCard restaurant={second} heading="h3" query="ind" />
          <RestaurantCard restaurant={long} heading="h3" />
        </div>
      </Part>
      <Part name="Restaurant card: lead and large">
        <div className={styles.two}>
          <RestaurantCard restaurant={first} heading="h3" layout="lead" />
          <RestaurantCard restaurant={long} heading="h3" layout="large" />
        </div>
      </Part>
      <Part name="Article card: plain, with link, block">
        <div className={styles.two}>
          <ArticleCard article={article} heading="h3" sizes="50vw" />
          <ArticleCard article={article} heading="h3" sizes="50vw" query="menu" hasReadLink />
        </div>
        <ArticleCard article={article} heading="h3" sizes="60vw" isLead isBlock hasReadLink />
      </Part>
      <Part name="Form: idle, then invalid, sending and sent as you use it">
        <ContactForm />
      </Part>
      <Part name="Questions">
        <Faq questions={questions} />
      </Part>
      <Part name="Nothing found">
        <EmptyResult message="No restaurants found matching your search.">
          <ButtonLink to="/" isGhost>
            Show all restaurants
          </ButtonLink>
        </EmptyResult>
      </Part>
      <Part name="Message page">
        <MessagePage title="Post not found" text="There is no article at this address.">
          <ButtonLink to="/">Back to blog</ButtonLink>
        </MessagePage>
      </Part>
    </>
  )
}

function Search({ text }: { text: string }) {
  const search = { ...defaultsOf(directoryList), query: text }
  return <SearchBox finding={useFinding(directoryList, restaurants, search)} />
}
