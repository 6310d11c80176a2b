import type { ActiveFilterLabels } from '../active-filter/index.ts';
import type { AppShellLabels } from '../app-shell/index.ts';
import type { ArticleBodyLabels } from '../article-body/index.ts';
import type { AuthorBoxLabels } from '../author-box/index.ts';
import type { BlogCardLabels } from '../blog-card/index.ts';
import type { BookmarkButtonLabels } from '../bookmark-button/index.ts';
import type { CaseStudyCardLabels } from '../case-study-card/index.ts';
import type { CertificateCardLabels } from '../certificate-card/index.ts';
import type { ChallengeSolutionLabels } from '../challenge-solution/index.ts';
import type { CommentFormLabels } from '../comment-form/index.ts';
import type { CommentListLabels } from '../comment-list/index.ts';
import type { CommentSectionLabels } from '../comment-section/index.ts';
import type { ComparisonTableLabels } from '../comparison-table/index.ts';
import type { ComparisonTrayLabels } from '../comparison-tray/index.ts';
import type { DialogLabels } from '../dialog/index.ts';
import type { EnergySplitLabels } from '../energy-split/index.ts';
import type { ErrorStateLabels } from '../error-state/index.ts';
import type { ErrorSummaryLabels } from '../error-summary/index.ts';
import type { FieldLabels } from '../field/index.ts';
import type { FileFieldLabels } from '../file-field/index.ts';
import type { FilterBarLabels } from '../filter-bar/index.ts';
import type { FormLabels } from '../form/index.ts';
import type { HeaderSearchLabels } from '../header-search/index.ts';
import type { LineUpLabels } from '../line-up/index.ts';
import type { LinkLabels } from '../link/index.ts';
import type { MobileDrawerLabels } from '../mobile-drawer/index.ts';
import type { NewsletterFormLabels } from '../newsletter-form/index.ts';
import type { NumberFieldLabels } from '../number-field/index.ts';
import type { OfficeCardLabels } from '../office-card/index.ts';
import type { OfficeMapLabels } from '../office-map/index.ts';
import type { OperatingMapLabels } from '../operating-map/index.ts';
import type { PaginationLabels } from '../pagination/index.ts';
import type { PauseMotionLabels } from '../pause-motion/index.ts';
import type { PlanCardLabels } from '../plan-card/index.ts';
import type { PostHeaderLabels } from '../post-header/index.ts';
import type { ProductCardLabels } from '../product-card/index.ts';
import type { ProductCarouselLabels } from '../product-carousel/index.ts';
import type { PropertyTableLabels } from '../property-table/index.ts';
import type { ResponseTimeTableLabels } from '../response-time-table/index.ts';
import type { ResultRowLabels } from '../result-row/index.ts';
import type { ResultsSummaryLabels } from '../results-summary/index.ts';
import type { SavingFigureLabels } from '../saving-figure/index.ts';
import type { SearchFieldLabels } from '../search-field/index.ts';
import type { SeriesTableLabels } from '../series-table/index.ts';
import type { ShareRailLabels } from '../share-rail/index.ts';
import type { SiteFooterLabels } from '../site-footer/index.ts';
import type { SiteHeaderLabels } from '../site-header/index.ts';
import type { SizeListLabels } from '../size-list/index.ts';
import type { SpecTableLabels } from '../spec-table/index.ts';
import type { SplashScreenLabels } from '../splash-screen/index.ts';
import type { SubmitButtonLabels } from '../submit-button/index.ts';
import type { TabbedFormLabels } from '../tabbed-form/index.ts';
import type { ToastLabels, ToastProviderLabels } from '../toast/index.ts';
import type { UnitSwitchLabels } from '../unit-switch/index.ts';

/** The default text of a component that has only one: a name, a title or a text. */
interface OneLabel {
  label: string;
}

/** Every text of the library in one language, by component. A missing text is a type error. */
export interface Labels {
  /** Language of the texts, BCP 47. It also determines the format of dates and numbers and the plural rules. */
  locale: string;
  ActiveFilter: ActiveFilterLabels;
  ArticleBody: ArticleBodyLabels;
  AuthorBox: AuthorBoxLabels;
  BackToTop: OneLabel;
  BlogCard: BlogCardLabels;
  BookmarkButton: BookmarkButtonLabels;
  Breadcrumbs: OneLabel;
  CaseStudyCard: CaseStudyCardLabels;
  CertificateCard: CertificateCardLabels;
  ChallengeSolution: ChallengeSolutionLabels;
  CommentForm: Omit<CommentFormLabels, 'submitting' | 'invalid'>;
  CommentList: CommentListLabels;
  CommentSection: CommentSectionLabels;
  ComparisonTable: ComparisonTableLabels;
  ComparisonTray: ComparisonTrayLabels;
  FilterBar: FilterBarLabels;
  Dialog: DialogLabels;
  EnergySplit: EnergySplitLabels;
  ErrorState: ErrorStateLabels;
  ErrorSummary: ErrorSummaryLabels;
  Field: FieldLabels;
  Figure: OneLabel;
  FileField: Omit<FileFieldLabels, keyof FieldLabels>;
  FloatingActionMenu: OneLabel;
  Form: FormLabels;
  HeaderSearch: HeaderSearchLabels;
  LineUp: LineUpLabels;
  Link: LinkLabels;
  MobileDrawer: MobileDrawerLabels;
  NewsletterForm: Omit<NewsletterFormLabels, 'submitting'>;
  NumberField: NumberFieldLabels;
  OfficeCard: OfficeCardLabels;
  OfficeMap: OfficeMapLabels;
  OperatingMap: OperatingMapLabels;
  Pagination: PaginationLabels;
  PauseMotion: PauseMotionLabels;
  PlanCard: PlanCardLabels;
  PostHeader: PostHeaderLabels;
  ProductCard: ProductCardLabels;
  ProductCarousel: ProductCarouselLabels;
  PropertyTable: PropertyTableLabels;
  RelatedPosts: OneLabel;
  ResponseTimeTable: ResponseTimeTableLabels;
  ResultsSummary: ResultsSummaryLabels;
  SavingFigure: SavingFigureLabels;
  ScrollRegion: OneLabel;
  SearchField: SearchFieldLabels;
  SectionNav: OneLabel;
  ResultRow: ResultRowLabels;
  SeriesTable: SeriesTableLabels;
  ShareRail: ShareRailLabels;
  SiteFooter: SiteFooterLabels;
  SiteHeader: Omit<SiteHeaderLabels, keyof MobileDrawerLabels>;
  SizeList: SizeListLabels;
  SkipLink: OneLabel;
  SpecTable: SpecTableLabels;
  Spinner: OneLabel;
  SplashScreen: SplashScreenLabels;
  SubmitButton: SubmitButtonLabels;
  TabbedForm: Pick<TabbedFormLabels, 'submit'>;
  TableOfContents: OneLabel;
  TagList: OneLabel;
  Toast: ToastLabels;
  ToastProvider: Omit<ToastProviderLabels, keyof ToastLabels>;
  UnitSwitch: UnitSwitchLabels;
  AppShell: AppShellLabels;
}

/** Some texts of the library. Omitted texts stay English. */
export type PartialLabels = PartialWords<Labels>;

type PartialWords<Set> = {
  [Component in keyof Set]?: Set[Component] extends string ? string : Partial<Set[Component]>;
};
